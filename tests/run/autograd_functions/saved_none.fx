# An operand that is None is saved.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 0.958851099 -1.68294191 1.81859481
# expect grad_l_x_: f32[3] -1 -0.5 6
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]"):
        l_x_ = L_x_
        fwd_body_0 = self.fwd_body_0
        bwd_body_0 = self.bwd_body_0
        autograd_function_apply = torch.ops.higher_order.autograd_function_apply(fwd_body_0, bwd_body_0, l_x_, None, non_differentiable_idx = [], saved_for_backward_idx = []);  fwd_body_0 = bwd_body_0 = None
        getitem: "f32[3]" = autograd_function_apply[0]
        z: "f32[3]" = getitem * 2
        return (z,)

    class fwd_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3]", w):
            out: "f32[3]" = l_x_.sin()
            q = l_x_ * 3
            return ((out,), (w, l_x_))

    class bwd_body_0(torch.nn.Module):
        def forward(self, grad: "f32[3]", w, l_x_: "f32[3]"):
            mul: "f32[3]" = grad * l_x_
            return (mul, None)
