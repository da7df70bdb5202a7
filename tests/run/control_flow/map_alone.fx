# torch map, differentiated by Backtape. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: f32[4, 2, 3] 0.875 -0.5 -0.25 -0.125 0.375 -1 -1 1 -0.125 0.625 -1 -0.625 1 -0.75 0.125 -0.75 -0.25 -0.875 0.25 -0.5 -1 0.25 0.375 0.875
# input arg1_1: f32[3, 3] 0.875 -1 -0.5 -0.375 0.5 -0.625 1 -0.875 0.25
# expect out0: f32[4, 2, 3] 0.703125 0 0 0 1.1875 0 0 1.609375 0 0.296875 0 0.15625 1.28125 0 0 0 1.390625 0.3125 0 0.375 0 0.953125 0 0
# input tangent0: f32[4, 2, 3] 0.625 0.875 -0.75 -0.125 0.5 -1 -0.875 1 -0.125 -0.25 0.625 0.625 -0.75 -0.875 -0.125 0.25 0.125 -0.375 -0.375 0.375 -0.125 -0.5 -0.75 0.625
# expect grad_arg0_1: f32[4, 2, 3] 0.546875 -0.234375 0.625 -0.5 0.25 -0.4375 -1 0.5 -0.875 -0.53125 -0.296875 -0.09375 -0.65625 0.28125 -0.75 0.0625 0.296875 -0.203125 -0.375 0.1875 -0.328125 -0.4375 0.1875 -0.5
# expect grad_arg1_1: f32[3, 3] -0.484375 -1.0625 0.671875 0.3125 0.96875 -0.53125 -0.53125 -1.109375 -0.0625
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "f32[4, 2, 3]", arg1_1: "f32[3, 3]"):
        # File: make_cases.py:133 in mapped, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
        body_graph_0 = self.body_graph_0
        map_impl = torch.ops.higher_order.map_impl(body_graph_0, [arg0_1], [arg1_1]);  body_graph_0 = arg0_1 = arg1_1 = None
        getitem: "f32[4, 2, 3]" = map_impl[0];  map_impl = None
        return (getitem,)

    class body_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2, 3]", arg1_1: "f32[3, 3]"):
            # File: make_cases.py:133 in <lambda>, code: return map_op(lambda x, w: (x @ w).relu(), xs, w)
            mm: "f32[2, 3]" = torch.ops.aten.mm.default(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
            relu: "f32[2, 3]" = torch.ops.aten.relu.default(mm);  mm = None
            return (relu,)
