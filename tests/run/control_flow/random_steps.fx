# Each step of a loop draws different numbers, and both engines draw the same ones.
# input x: f32[3, 2] 0 0 0 0 0 0
# expect out0: b8[] 0
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[3, 2]"):
        body_graph_0 = self.body_graph_0
        map_impl = torch.ops.higher_order.map_impl(body_graph_0, [x], []);  body_graph_0 = x = None
        getitem: "f32[3, 2]" = map_impl[0];  map_impl = None
        slice_1: "f32[2, 2]" = torch.ops.aten.slice.Tensor(getitem, 0, 0, 2)
        slice_2: "f32[2, 2]" = torch.ops.aten.slice.Tensor(getitem, 0, 1, 3)
        eq: "b8[2, 2]" = torch.ops.aten.eq.Tensor(slice_1, slice_2);  slice_1 = slice_2 = None
        any_1: "b8[]" = torch.ops.aten.any.default(eq);  eq = None
        return (any_1,)

    class body_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2]"):
            rand_like: "f32[2]" = torch.ops.aten.rand_like.default(arg0_1);  arg0_1 = None
            return (rand_like,)
