# A scan without slices returns the initial carry and empty stacks.
# input h: f32[2] 1 2
# input xs: f32[0, 2]
# expect out0: f32[2] 1 2
# expect out1: f32[0, 2]
class GraphModule(torch.nn.Module):
    def forward(self, h: "f32[2]", xs: "f32[0, 2]"):
        scan_combine_graph_0 = self.scan_combine_graph_0
        scan = torch.ops.higher_order.scan(scan_combine_graph_0, [h], [xs], []);  scan_combine_graph_0 = h = xs = None
        getitem: "f32[2]" = scan[0]
        getitem_1: "f32[0, 2]" = scan[1];  scan = None
        return (getitem, getitem_1)

    class scan_combine_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2]", arg1_1: "f32[2]"):
            add: "f32[2]" = torch.ops.aten.add.Tensor(arg0_1, arg1_1);  arg0_1 = arg1_1 = None
            clone: "f32[2]" = torch.ops.aten.clone.default(add)
            return [add, clone]
