# torch.cond with symbolic sizes, forward of a training step. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: b8[] 1
# input primals_2: i64[] 3
# input primals_3: i64[] 4
# input primals_4: f32[3, 4] 0.875 0.625 -0.5 -0.625 -0.5 0.625 0.75 0.875 -0.625 -0.375 0.5 1
# input primals_5: f32[4, 4] 0.375 -0.625 1 0.25 -0.125 0.375 1 -0.25 -0.875 0.125 -0.375 -0.875 0.5 -0.375 0.625 -0.25
# expect out0: f32[3, 4] 0.366272539 -0.140161976 0.962717533 0.610150099 -0.465655357 0.307438523 0.380766422 -0.915299118 -0.12467473 -0.0624593161 -0.533302665 -0.681638777
# expect out1: b8[] 1
# expect out2: f32[3, 4] 0.875 0.625 -0.5 -0.625 -0.5 0.625 0.75 0.875 -0.625 -0.375 0.5 1
# expect out3: f32[4, 4] 0.375 -0.625 1 0.25 -0.125 0.375 1 -0.25 -0.875 0.125 -0.375 -0.875 0.5 -0.375 0.625 -0.25
# expect out4: i64[] 3
# expect out5: i64[] 4
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "b8[]", primals_2: "Sym(s77)", primals_3: "Sym(s27)", primals_4: "f32[s77, s27]", primals_5: "f32[s27, s27]"):
        # File: make_cases.py:113 in cond, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
        true_graph_0 = self.true_graph_0
        false_graph_0 = self.false_graph_0
        cond = torch.ops.higher_order.cond(primals_1, true_graph_0, false_graph_0, (primals_5, primals_4, primals_3, primals_2));  true_graph_0 = false_graph_0 = None
        getitem: "f32[s77, s27]" = cond[0];  cond = None
        return (getitem, primals_1, primals_4, primals_5, primals_2, primals_3)

    class true_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[s27, s27]", arg1_1: "f32[s77, s27]", arg2_1: "Sym(s27)", arg3_1: "Sym(s77)"):
            # File: make_cases.py:113 in <lambda>, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mm: "f32[s77, s27]" = torch.ops.aten.mm.default(arg1_1, arg0_1);  arg1_1 = arg0_1 = None
            sin: "f32[s77, s27]" = torch.ops.aten.sin.default(mm);  mm = None
            return (sin,)

    class false_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[s27, s27]", arg1_1: "f32[s77, s27]", arg2_1: "Sym(s27)", arg3_1: "Sym(s77)"):
            # File: make_cases.py:113 in <lambda>, code: return torch.cond(p, lambda x, w: (x @ w).sin(), lambda x, w: (x * 2).cos() @ w, (x, w))
            mul: "f32[s77, s27]" = torch.ops.aten.mul.Tensor(arg1_1, 2);  arg1_1 = None
            cos: "f32[s77, s27]" = torch.ops.aten.cos.default(mul);  mul = None
            mm: "f32[s77, s27]" = torch.ops.aten.mm.default(cos, arg0_1);  cos = arg0_1 = None
            return (mm,)
