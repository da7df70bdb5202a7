# torch.while_loop with a loop-invariant input. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: i64[] 0
# input arg1_1: f32[3, 4] 0.125 0 0 -0.375 -0.5 0.5 -0.75 0.25 0.125 -0.25 -0.625 -0.5
# input arg2_1: f32[4, 4] -0.125 0 0.75 -0.375 -0.125 0.375 -0.125 -0.125 -0.125 0.625 1 0.375 -0.875 -0.875 -0.75 -0.75
# expect out0: i64[] 4
# expect out1: f32[3, 4] -0.391435027 -0.00740624825 0.0267957654 -0.275917888 0.359450251 -0.0245629605 0.134196833 0.211100891 -0.391807228 -0.0225531049 0.200112134 -0.288717508
# input tangent1: f32[3, 4] -0.375 0 -0.75 0.75 0.875 -1 -0.625 0.75 -0.375 -0.875 -0.125 -0.125
# expect grad_arg1_1: f32[3, 4] 0.272094369 0.0544617362 0.141632751 0.323251128 0.243527874 0.161807492 0.0285662711 1.17835855 -0.714789391 -0.0494269878 0.154685438 -0.632665396
# expect grad_arg2_1: f32[4, 4] -0.150652647 -0.447167873 -0.555898905 0.109083146 -0.684123814 0.426680982 0.828979433 -1.31167293 1.24977684 0.107419118 1.11172295 -1.60375583 -0.444518954 0.00979413092 0.415358394 -1.39600492
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
