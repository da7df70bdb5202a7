# Control flow in a no-grad region.
# input l_x_: f32[3, 3] -1 -0.699999988 -0.399999976 -0.0999999642 0.199999928 0.49999994 0.799999952 1.0999999 1.39999998
# input l_p_: b8[] 1
# input tangent0: f32[3, 3] -1 -0.6875 -0.375 -0.0625 0.25 0.5625 0.875 1.1875 1.5
# expect out0: f32[3, 3] 0.841470957 0.450952351 0.155767322 0.00998333469 0.0397338383 0.239712715 0.573884785 0.980327964 1.37962961
# expect grad_l_x_: f32[3, 3] 0.841470957 0.442899644 0.146031871 0.00623958651 0.0496673137 0.269676834 0.627686501 1.05830872 1.47817457
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3, 3]", L_p_: "b8[]"):
        l_x_ = L_x_
        l_p_ = L_p_
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        cond_true_0 = self.cond_true_0
        cond_false_0 = self.cond_false_0
        cond = torch.ops.higher_order.cond(l_p_, cond_true_0, cond_false_0, (l_x_,));  cond_true_0 = cond_false_0 = None
        getitem: "f32[3, 3]" = cond[0]
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        z: "f32[3, 3]" = getitem * l_x_
        return (z,)

    class cond_true_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 3]"):
            out: "f32[3, 3]" = l_x_.sin()
            return (out,)

    class cond_false_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3, 3]"):
            out: "f32[3, 3]" = l_x_.cos()
            return (out,)
