# A product with an epilogue, by flex_gemm. Made by make_cases.py.
# scale-tolerance: 1e-05
# input l_x_: f32[3, 4] 0.375 -0.375 0.75 -0.25 -1 -0.625 0.625 0.875 -1 0.125 0.125 0.125
# input l_w_: f32[4, 2] 0.125 0 -0.625 -0.625 0.75 -0.25 0.375 0.875
# expect out0: f32[3, 2] 1.75 0.828125 2.0625 2 0.9375 1
# input tangent0: f32[3, 2] 0 0.625 0.625 1 -1 0.125
# expect grad_l_x_: f32[3, 4] 0 -0.390625 -0.15625 0.546875 0.078125 -1.015625 0.21875 1.109375 -0.125 0.546875 -0.78125 -0.265625
# expect grad_l_w_: f32[4, 2] 0.375 -0.890625 -0.515625 -0.84375 0.265625 1.109375 0.421875 0.734375
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 4]", L_w_: "f32[4, 2]"):
        l_x_ = L_x_
        l_w_ = L_w_

        # File: make_cases.py:283 in <lambda>, code: function = lambda x, w: flex_gemm(torch.mm, (x, w), lambda y: (y + 1).relu())
        flex_gemm_body_0 = self.flex_gemm_body_0
        flex_gemm = torch.ops.higher_order.flex_gemm(torch.ops.aten.mm.default, flex_gemm_body_0, (l_x_, l_w_), {}, {});  flex_gemm_body_0 = l_x_ = l_w_ = None
        getitem: "f32[3, 2]" = flex_gemm[0];  flex_gemm = None
        return (getitem,)

    class flex_gemm_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 4]", l_w_: "f32[4, 2]"):
            # File: make_cases.py:283 in <lambda>, code: function = lambda x, w: flex_gemm(torch.mm, (x, w), lambda y: (y + 1).relu())
            mm_default: "f32[3, 2]" = torch.ops.aten.mm.default(l_x_, l_w_);  l_x_ = l_w_ = None
            add: "f32[3, 2]" = mm_default + 1;  mm_default = None
            relu: "f32[3, 2]" = add.relu();  add = None
            return (relu,)
