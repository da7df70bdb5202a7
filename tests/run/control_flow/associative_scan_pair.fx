# A linear recurrence as an associative scan of pairs. Made by make_cases.py.
# scale-tolerance: 1e-05
# input a_1: f32[5, 2] 0.125 0 -1 0.75 -0.875 0.125 -0.5 -0.125 0.75 0.5
# input x_1: f32[5, 2] -1 0.75 -0.5 -1 0.75 0.25 -0.875 0 1 -1
# expect out0: f32[5, 2] 0.125 0 -0.125 0 0.109375 0 -0.0546875 -0 -0.041015625 -0
# expect out1: f32[5, 2] -1 0.75 0.5 -0.4375 0.3125 0.1953125 -1.03125 -0.0244140625 0.2265625 -1.01220703
# input tangent0: f32[5, 2] 0 -0.125 -0.75 1 1 0.75 -0.25 -0.625 -0.75 0.125
# input tangent1: f32[5, 2] -0.25 0.875 -0.125 0.875 1 1 0.25 0.875 -0.75 0.875
# expect grad_a_1: f32[5, 2] 1.98046875 0.701904297 0.889160156 0.734619141 0.40234375 -0.365722656 -0.186523438 0.256347656 0.814453125 -0.0213623047
# expect grad_x_1: f32[5, 2] 0.88671875 1.60961914 -1.13671875 0.979492188 1.15625 0.8359375 -0.3125 1.3125 -0.75 0.875
class <lambda>(torch.nn.Module):
    def forward(self, a_1: "f32[5, 2]", x_1: "f32[5, 2]"):
        # No stacktrace found for following nodes
        associative_scan_combine_graph_0 = self.associative_scan_combine_graph_0
        associative_scan = torch.ops.higher_order.associative_scan(associative_scan_combine_graph_0, [a_1, x_1], ());  associative_scan_combine_graph_0 = a_1 = x_1 = None
        getitem: "f32[5, 2]" = associative_scan[0]
        getitem_1: "f32[5, 2]" = associative_scan[1];  associative_scan = None
        return (getitem, getitem_1)

    class associative_scan_combine_graph_0(torch.nn.Module):
        def forward(self, a_1: "f32[2]", x_1: "f32[2]", b_1: "f32[2]", y_1: "f32[2]"):
            # No stacktrace found for following nodes
            mul: "f32[2]" = torch.ops.aten.mul.Tensor(a_1, b_1);  a_1 = None
            mul_1: "f32[2]" = torch.ops.aten.mul.Tensor(b_1, x_1);  b_1 = x_1 = None
            add: "f32[2]" = torch.ops.aten.add.Tensor(mul_1, y_1);  mul_1 = y_1 = None
            return [mul, add]
