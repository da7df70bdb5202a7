# A reverse scan over dim 1. Made by make_cases.py.
# scale-tolerance: 1e-05
# input arg0_1: f32[2, 3] -0.25 -0.875 -0.75 -0.375 0 0.625
# input arg1_1: f32[2, 5, 3] 0.625 0.875 0.75 1 0 0.625 0.125 0.25 -0.125 0.25 0 0.75 -0.25 -0.625 -1 -0.5 0.125 1 -0.75 -0.5 0.625 1 0.5 -0.625 1 0.125 0 -0.25 0.375 0.75
# input arg2_1: f32[3, 3] 0.875 1 -0.625 -0.375 -0.75 0.5 0.75 0.5 0.25
# expect out0: f32[2, 3] 0.944451094 0.961844862 0.38161841 -0.593028069 -0.0123864934 0.840650916
# expect out1: f32[2, 5, 3] 1.88890219 1.92368972 0.763236821 1.63789964 0.0589164756 1.19253647 0.404481202 0.628854573 0.252186537 -1.27664542 -1.15216112 1.12685263 -1.21269524 -1.06517458 -1.79867744 -1.18605614 -0.0247729868 1.68130183 -1.33574235 -1.0497669 0.547285914 1.9283433 1.78747153 -1.50770557 1.77162194 0.387708783 0.799075961 -0.217881858 0.605419457 1.62924886
class <lambda>(torch.nn.Module):
    def forward(self, arg0_1: "f32[2, 3]", arg1_1: "f32[2, 5, 3]", arg2_1: "f32[3, 3]"):
        # File: make_cases.py:130 in scanned_back, code: return scan(step, state, xs, dim=1, reverse=True)
        permute: "f32[5, 2, 3]" = torch.ops.aten.permute.default(arg1_1, [1, 0, 2]);  arg1_1 = None
        flip: "f32[5, 2, 3]" = torch.ops.aten.flip.default(permute, [0]);  permute = None
        scan_combine_graph_0 = self.scan_combine_graph_0
        scan = torch.ops.higher_order.scan(scan_combine_graph_0, [arg0_1], [flip], (arg2_1,));  scan_combine_graph_0 = arg0_1 = flip = arg2_1 = None
        getitem: "f32[2, 3]" = scan[0]
        getitem_1: "f32[5, 2, 3]" = scan[1];  scan = None
        flip_1: "f32[5, 2, 3]" = torch.ops.aten.flip.default(getitem_1, [0]);  getitem_1 = None
        permute_1: "f32[2, 5, 3]" = torch.ops.aten.permute.default(flip_1, [1, 0, 2]);  flip_1 = None
        return (getitem, permute_1)

    class scan_combine_graph_0(torch.nn.Module):
        def forward(self, arg0_1: "f32[2, 3]", arg1_1: "f32[2, 3]", arg2_1: "f32[3, 3]"):
            # File: make_cases.py:103 in step, code: h = torch.tanh(h @ w + x)
            mm: "f32[2, 3]" = torch.ops.aten.mm.default(arg0_1, arg2_1);  arg0_1 = arg2_1 = None
            add: "f32[2, 3]" = torch.ops.aten.add.Tensor(mm, arg1_1);  mm = arg1_1 = None
            tanh: "f32[2, 3]" = torch.ops.aten.tanh.default(add);  add = None

            # File: make_cases.py:104 in step, code: return h, h * 2
            mul: "f32[2, 3]" = torch.ops.aten.mul.Tensor(tanh, 2)
            return [tanh, mul]
