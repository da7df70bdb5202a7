# torch map: the same function of each slice. Made by make_cases.py.
# scale-tolerance: 1e-05
# input primals_1: f32[4, 2, 3] -0.875 0.125 -1 0.375 0.125 -0.375 -0.375 0.125 -0.125 -0.5 0.875 0.125 0.25 -0.25 -0.125 1 0.25 -0.625 1 -0.125 0.25 -0.75 0.625 -0.375
# input primals_2: f32[3, 3] 1 -0.875 0.625 -0.5 -0.875 0.25 0 0.625 -0.375
# expect out0: f32[4, 2, 3] 0 0.03125 0 0.3125 0 0.40625 0 0.140625 0 0 0 0 0.375 0 0.140625 0.875 0 0.921875 1.0625 0 0.5 0 0 0
# expect out1: f32[4, 2, 3] -0.875 0.125 -1 0.375 0.125 -0.375 -0.375 0.125 -0.125 -0.5 0.875 0.125 0.25 -0.25 -0.125 1 0.25 -0.625 1 -0.125 0.25 -0.75 0.625 -0.375
# expect out2: f32[3, 3] 1 -0.875 0.625 -0.5 -0.875 0.25 0 0.625 -0.375
class GraphModule(torch.nn.Module):
    def forward(self, primals_1: "f32[4, 2, 3]", primals_2: "f32[3, 3]"):
        # File: make_cases.py:133 in mapped, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
        body_graph_0 = self.body_graph_0
        map_impl = torch.ops.higher_order.map_impl(body_graph_0, [primals_1], [primals_2]);  body_graph_0 = None
        getitem: "f32[4, 2, 3]" = map_impl[0];  map_impl = None
        return (getitem, primals_1, primals_2)

    class body_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2, 3]", arg1_1: "f32[3, 3]"):
            # File: make_cases.py:133 in <lambda>, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
            mm: "f32[2, 3]" = torch.ops.aten.mm.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
            relu: "f32[2, 3]" = torch.ops.aten.relu.default(mm);  mm = None
            return (relu,)
