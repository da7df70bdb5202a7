# One branch of torch.cond. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: b8[] 1
# input arg1_1: f32[3, 4] -0.125 -0.625 0.5 1 -0.75 -1 1 0.25 -0.25 -0.375 1 0.25
# input arg2_1: f32[4, 4] 0.625 0.125 0 -0.125 -0.625 -0.25 1 0.375 -1 0.25 0.875 -0.375 0.125 -0.75 -0.125 0
# expect out0: f32[3, 4] -0.0624593161 -0.465655357 -0.307438523 -0.395167321 -0.726008654 0.217009589 -0.155614987 -0.610150099 -0.777464986 0.12467473 0.451771468 -0.465655357
# input tangent0: f32[3, 4] 0.375 0.75 -1 -0.375 -0.625 1 0.375 -0.5 1 -0.75 1 -0.875
# expect grad_arg1_1: f32[3, 4] 0.359942764 -1.48059595 -0.911779165 -0.332063973 -0.0970881134 0.246462882 1.14652705 -0.832156479 0.396853536 0.394712359 0.256033242 0.525210261
# expect grad_arg2_1: f32[4, 4] 0.118337557 -0.62905556 -0.381911188 0.533753335 -0.0399612486 -1.11194181 -0.110251844 0.901821494 0.386256665 0.563883543 0.78678143 -1.34272754 0.424048483 0.721729875 -0.635926604 -0.637100518
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
