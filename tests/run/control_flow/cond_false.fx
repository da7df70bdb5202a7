# One branch of torch.cond. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: b8[] 0
# input arg1_1: f32[3, 4] -0.125 -0.5 -0.375 -0.5 1 -0.25 -1 0 0.625 0.25 0.625 0.625
# input arg2_1: f32[4, 4] -0.625 0.75 0.125 0.875 -0.25 0.125 -0.75 0.625 -0.625 -0.25 -0.375 0.25 -0.5 -0.75 0.375 0.375
# expect out0: f32[3, 4] -1.46810246 0.206073105 -0.355882615 1.57102287 -0.199212074 -0.848375618 -0.179150224 0.455323875 -0.771209836 0.030867219 -0.618771613 1.02147257
# input tangent0: f32[3, 4] -0.875 0.625 0.125 -0.625 0 0 -0.125 -0.875 1 0.5 -0.5 0.875
# expect grad_arg1_1: f32[3, 4] 0.239672586 -0.315551609 0.255614549 -0.368143559 1.4207772 -0.434479415 -0.312570989 0 -0.8600173 -0.70415628 0.652426958 1.39382112
# expect grad_arg2_1: f32[4, 4] -0.532475948 0.763231456 0.01547122 0.034465313 0.404817998 0.776480198 -0.480951309 -0.337688923 -0.324905366 0.61496675 -0.0141817182 0.182730019 -0.157442182 0.495350122 -0.215123385 -0.936781883
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "b8[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]"):
        # File: make_cases.py:113 in cond, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        cond = torch.ops.higher_order.cond(arg0_1, true_graph_0, false_graph_0, (arg2_1, arg1_1));  arg0_1 = true_graph_0 = false_graph_0 = arg2_1 = arg1_1 = None
        getitem: "f32[3, 4]" = cond[0];  cond = None
        return (getitem,)

    class true_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[4, 4]", arg1_1: "f32[3, 4]"):
            # File: make_cases.py:113 in <lambda>, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(arg1_1, arg0_1);  arg1_1 = arg0_1 = None
            sin: "f32[3, 4]" = torch.ops.aten.sin.default(mm);  mm = None
            return (sin,)

    class false_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[4, 4]", arg1_1: "f32[3, 4]"):
            # File: make_cases.py:113 in <lambda>, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mul: "f32[3, 4]" = torch.ops.aten.mul.Tensor(arg1_1, 2);  arg1_1 = None
            cos: "f32[3, 4]" = torch.ops.aten.cos.default(mul);  mul = None
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(cos, arg0_1);  cos = arg0_1 = None
            return (mm,)
