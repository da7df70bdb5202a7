# A call of an autograd function in a no-grad region.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 0.5 -2 4
# expect grad_l_x_: f32[3] -1 0.25 1.5
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]"):
        l_x_ = L_x_
        g0 = torch._C._set_grad_enabled(False)
        fwd_body_0 = self.fwd_body_0
        bwd_body_0 = self.bwd_body_0
        autograd_function_apply = torch.ops.higher_order.autograd_function_apply(fwd_body_0, bwd_body_0, l_x_, non_differentiable_idx = [], saved_for_backward_idx = []);  fwd_body_0 = bwd_body_0 = None
        getitem: "f32[3]" = autograd_function_apply[0]
        g1 = torch._C._set_grad_enabled(True)
        z: "f32[3]" = l_x_ + getitem
        return (z,)

    class fwd_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3]"):
            o: "f32[3]" = l_x_.round()
            return ((o,), ())

    class bwd_body_0(torch.nn.Module):
        def forward(self, grad: "f32[3]"):
            return (grad,)
