# A graph over a symbolic size, in code form, where the size is 1.
# interpreter: %ge (operator.ge): the value's type is unknown
# input s0: i64[] 1
# input x: f32[1, 3] 0 1 2
# input y: f32[3, 1] -0 -1 -2
# expect out0: f32[3] 0 1 2
# expect out1: f32[2, 3] 0.5 0.5 0.5 0 1 2
# expect out2: f32[1] -6
# expect out3: f32[0]
# expect out4: i64[] 3
# expect out5: i64[] 0
# expect out6: b8[] 0
# expect out7: i64[] 1
def forward(self, s0: "Sym(s0)", x: "f32[s0, 3]", y: "f32[3, s0]"):
    sym_size_int: "Sym(s0)" = torch.ops.aten.sym_size.int(x, 0)
    add: "Sym(s0 + 1)" = s0 + 1
    mul: "Sym(3*s0)" = sym_size_int * 3;  sym_size_int = None
    view: "f32[3*s0]" = torch.ops.aten.view.default(x, [mul])
    full: "f32[s0 + 1, 3]" = torch.ops.aten.full.default([add, 3], 0.5, dtype = torch.float32);  add = None
    slice_scatter: "f32[s0 + 1, 3]" = torch.ops.aten.slice_scatter.default(full, x, 0, 1, 9223372036854775807);  full = None
    permute: "f32[s0, 3]" = torch.ops.aten.permute.default(y, [1, 0]);  y = None
    sub: "f32[s0, 3]" = torch.ops.aten.sub.Tensor(permute, x);  permute = x = None
    sum_1: "f32[s0]" = torch.ops.aten.sum.dim_IntList(sub, [1]);  sub = None
    floordiv: "Sym((s0//2))" = s0 // 2
    slice_1: "f32[(s0//2)]" = torch.ops.aten.slice.Tensor(sum_1, 0, 0, floordiv)
    ge: "Sym(s0 >= 4)" = s0 >= 4
    mod: "Sym(Mod(s0, 4))" = s0 % 4;  s0 = None
    return (view, slice_scatter, sum_1, slice_1, mul, floordiv, ge, mod)
