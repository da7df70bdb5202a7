# The forward of a training step keeps the values of all steps. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: i64[] 0
# input primals_2: f32[3, 4] -0.875 0.375 0.375 0.625 -0.5 0.125 -0.5 0.75 1 -0.875 -0.25 1
# input primals_3: f32[4, 4] 0.875 -0.625 0.375 -0.5 0.75 -1 1 0 0 0.875 0.25 0 0 -0.375 0.625 -0.625
# expect out0: i64[] 4
# expect out1: f32[3, 4] 0.00520463055 0.449981153 0.00672384817 -0.0514413342 -0.475984395 0.818390131 -0.500903666 -0.101466276 -0.327714086 0.816208661 -0.606272638 -0.0299383309
# expect out2: i64[] 0
# expect out3: f32[3, 4] -0.875 0.375 0.375 0.625 -0.5 0.125 -0.5 0.75 1 -0.875 -0.25 1
# expect out4: f32[4, 4] 0.875 -0.625 0.375 -0.5 0.75 -1 1 0 0 0.875 0.25 0 0 -0.375 0.625 -0.625
# expect out5: i64[4] 1 2 3 4
# expect out6: f32[4, 3, 4] -0.449740559 0.259549201 0.486336023 0.0468406975 -0.330821127 -0.486336023 0.27406159 -0.215326339 0.215326339 -0.330821127 0.0624187477 -0.809301078 -0.196280524 0.404917926 0.237153605 0.193138123 -0.574504316 0.767267704 -0.589211524 0.291303009 -0.0596344434 0.503770709 -0.629315674 0.37836495 0.131182611 -0.146106809 0.470967203 -0.0225672331 0.0726313889 -0.775109231 0.527438819 0.104801536 0.314604819 -0.820725858 0.508390546 -0.203768194 0.00520463055 0.449981153 0.00672384817 -0.0514413342 -0.475984395 0.818390131 -0.500903666 -0.101466276 -0.327714086 0.816208661 -0.606272638 -0.0299383309
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "i64[]", primals_2: "f32[3, 4]", primals_3: "f32[4, 4]"):
        # File: make_cases.py:122 in loop, code: return while_loop(lambda i, x: i < 4, lambda i, x: (i + 1, torch.tanh(x @ w)), (i, x))
        while_loop_cond_graph_0 = self.while_loop_cond_graph_0
        while_loop_body_graph_0 = self.while_loop_body_graph_0
        while_loop_stack_output = torch.ops.higher_order.while_loop_stack_output(while_loop_cond_graph_0, while_loop_body_graph_0, (primals_1, primals_2), (primals_3,));  while_loop_cond_graph_0 = while_loop_body_graph_0 = None
        getitem: "i64[u2]" = while_loop_stack_output[0]
        getitem_1: "f32[u2, 3, 4]" = while_loop_stack_output[1];  while_loop_stack_output = None
        select: "i64[]" = torch.ops.aten.select.int(getitem, 0, -1)
        select_1: "f32[3, 4]" = torch.ops.aten.select.int(getitem_1, 0, -1)
        return (select, select_1, primals_1, primals_2, primals_3, getitem, getitem_1)

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
