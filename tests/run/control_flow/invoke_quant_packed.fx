# A subgraph that Inductor may pack, called by invoke_quant_packed. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] 0.375 -0.375 0.75 -0.25 -1 -0.625 0.625 0.875 -1 0.125 0.125 0.125
# input l_w_: f32[4, 2] 0.125 0 -0.625 -0.625 0.75 -0.25 0.375 0.875
# expect out0: f32[3, 2] 1.36327755 -0.342060059 1.74714983 1.68294191 -0.124918632 0
# input tangent0: f32[3, 2] 0.25 -0.5 -0.125 -0.75 0.875 0.125
# expect grad_l_x_: f32[3, 4] 0.0457305536 0.387138367 0.520699739 -0.724915922 -0.0152090518 0.582578719 0.111359075 -0.754774034 0.218322903 -1.24786448 1.24743748 0.873718739
# expect grad_l_w_: f32[4, 2] -1.48771918 0.190978855 0.157176509 0.907258153 0.416660964 -1.2142328 0.020398438 -0.431580424
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 4]", L_w_: "f32[4, 2]"):
        l_x_ = L_x_
        l_w_ = L_w_

        # File: make_cases.py:280 in <lambda>, code: function = lambda x, w: packed(lambda x, w: (torch.sin(x @ w),), x, w)[0] * 2
        subgraph_0 = self.subgraph_0
        invoke_quant_packed = torch.ops.higher_order.invoke_quant_packed(subgraph_0, l_x_, l_w_);  subgraph_0 = l_x_ = l_w_ = None
        getitem: "f32[3, 2]" = invoke_quant_packed[0];  invoke_quant_packed = None
        mul: "f32[3, 2]" = getitem * 2;  getitem = None
        return (mul,)

    class subgraph_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w_: "f32[4, 2]"):
            # File: make_cases.py:280 in <lambda>, code: function = lambda x, w: packed(lambda x, w: (torch.sin(x @ w),), x, w)[0] * 2
            matmul: "f32[3, 2]" = l_x_ @ l_w_;  l_x_ = l_w_ = None
            sin: "f32[3, 2]" = torch.sin(matmul);  matmul = None
            return (sin,)
