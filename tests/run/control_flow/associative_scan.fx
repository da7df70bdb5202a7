# The cumulative product of the slices. Made by make_cases.py.
# scale-tolerance: 1e-05
# input x_1: f32[6, 3] -0.5 -0.625 -0.375 0.25 0.75 0.125 -0.5 0.25 -0.625 -0.375 0.75 0.25 -0.25 -0.625 0.75 0 -0.125 -0.125
# expect out0: f32[6, 3] -0.5 -0.625 -0.375 -0.125 -0.46875 -0.046875 0.0625 -0.1171875 0.029296875 -0.0234375 -0.087890625 0.00732421875 0.005859375 0.0549316406 0.00549316406 0 -0.00686645508 -0.000686645508
class <lambda>(torch.nn.Module):
    def forward(self, x_1: "f32[6, 3]"):
        # No stacktrace found for following nodes
        associative_scan_combine_graph_0 = self.associative_scan_combine_graph_0
        associative_scan = torch.ops.higher_order.associative_scan(associative_scan_combine_graph_0, [x_1], ());  associative_scan_combine_graph_0 = x_1 = None
        getitem: "f32[6, 3]" = associative_scan[0];  associative_scan = None
        return (getitem,)

    class associative_scan_combine_graph_0(torch.nn.Module):
        def forward(self, a_1: "f32[3]", b_1: "f32[3]"):
            # No stacktrace found for following nodes
            mul: "f32[3]" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = b_1 = None
            return [mul]
