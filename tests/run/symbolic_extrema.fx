# Sizes that are the minimum or maximum of others.
# input x: f32[7, 2] 0 1 2 3 4 5 6 7 8 9 10 11 12 13
# input y: f32[3, 2] 1 1 2 2 3 3
# expect out0: f32[3, 2] 1 2 4 5 7 8
# expect out1: f32[2] 6 9
# expect out2: f32[10] 2 2 2 2 2 2 2 2 2 2
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[s0, 2]", y: "f32[s1, 2]"):
        a: "Sym(s0)" = torch.ops.aten.sym_size.int(x, 0)
        b: "Sym(s1)" = torch.ops.aten.sym_size.int(y, 0)
        sym_min: "Sym(Min(s0, s1))" = torch.sym_min(a, b)
        slice_1: "f32[Min(s0, s1), 2]" = torch.ops.aten.slice.Tensor(x, 0, 0, sym_min)
        slice_2: "f32[Min(s0, s1), 2]" = torch.ops.aten.slice.Tensor(y, 0, 0, sym_min)
        add: "f32[Min(s0, s1), 2]" = torch.ops.aten.add.Tensor(slice_1, slice_2)
        sum_1: "f32[2]" = torch.ops.aten.sum.dim_IntList(slice_1, [0])
        sym_max: "Sym(Max(s0, s1))" = torch.sym_max(a, b)
        sym_sum: "Sym(s1 + Max(s0, s1))" = torch.sym_sum([sym_max, b])
        full: "f32[s1 + Max(s0, s1)]" = torch.ops.aten.full.default([sym_sum], 2, dtype = torch.float32)
        return (add, sum_1, full)
