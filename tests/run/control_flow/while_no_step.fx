# A loop whose condition is false from the start. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: i64[] 9
# input arg1_1: f32[3, 4] -0.75 0.375 -0.625 0.375 -0.25 0.375 0.375 0.375 0 1 -0.75 0.625
# input arg2_1: f32[4, 4] 0.125 -0.625 0.125 0.75 1 -0.125 -0.375 0.5 -0.875 -0.75 0.5 0.5 -0.25 0.25 -0.5 0.875
# expect out0: i64[] 9
# expect out1: f32[3, 4] -0.75 0.375 -0.625 0.375 -0.25 0.375 0.375 0.375 0 1 -0.75 0.625
# input tangent1: f32[3, 4] -0.125 0.25 -0.625 1 -1 0 0.875 1 0.25 0.5 0.25 -0.75
# expect grad_arg1_1: f32[3, 4] -0.125 0.25 -0.625 1 -1 0 0.875 1 0.25 0.5 0.25 -0.75
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "i64[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]"):
        # File: make_cases.py:122 in loop, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
        while_loop_cond_graph_0 = self.while_loop_cond_graph_0
        while_loop_body_graph_0 = self.while_loop_body_graph_0
        while_loop = torch.ops.higher_order.while_loop(while_loop_cond_graph_0, while_loop_body_graph_0, (arg0_1, arg1_1), (arg2_1,));  while_loop_cond_graph_0 = while_loop_body_graph_0 = arg0_1 = arg1_1 = arg2_1 = None
        getitem: "i64[]" = while_loop[0]
        getitem_1: "f32[3, 4]" = while_loop[1];  while_loop = None
        return (getitem, getitem_1)

    class while_loop_cond_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "i64[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]"):
            # File: make_cases.py:122 in <lambda>, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
            lt: "b8[]" = torch.ops.aten.lt.Scalar(arg0_1, 4);  arg0_1 = None
            return lt

    class while_loop_body_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "i64[]", arg1_1: "f32[3, 4]", arg2_1: "f32[4, 4]"):
            # File: make_cases.py:122 in <lambda>, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
            add: "i64[]" = torch.ops.aten.add.Tensor(arg0_1, 1);  arg0_1 = None
            mm: "f32[3, 4]" = torch.ops.aten.mm.default(arg1_1, arg2_1);  arg1_1 = arg2_1 = None
            tanh: "f32[3, 4]" = torch.ops.aten.tanh.default(mm);  mm = None
            return (add, tanh)
