# non_differentiable_idx: nothing depends differentiably on the second result.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 0.420735508 -0.454648733 -0.37840125
# expect grad_l_x_: f32[3] -0.87758255 0.135075584 -0.624220252
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]"):
        l_x_ = L_x_
        fwd_body_0 = self.fwd_body_0
        bwd_body_0 = self.bwd_body_0
        autograd_function_apply = torch.ops.higher_order.autograd_function_apply(fwd_body_0, bwd_body_0, l_x_, non_differentiable_idx = [1], saved_for_backward_idx = []);  fwd_body_0 = bwd_body_0 = None
        getitem: "f32[3]" = autograd_function_apply[0]
        getitem_1: "f32[3]" = autograd_function_apply[1]
        z: "f32[3]" = getitem * getitem_1
        return (z,)

    class fwd_body_0(torch.nn.Module):
        def forward(self, l_x_: "f32[3]"):
            o: "f32[3]" = l_x_.sin()
            m: "f32[3]" = l_x_.cos()
            return ((o, m), ())

    class bwd_body_0(torch.nn.Module):
        def forward(self, grad: "f32[3]", grad_1: "f32[3]"):
            add: "f32[3]" = grad + grad_1
            return (add,)
