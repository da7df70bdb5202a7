# A write in a no-grad region changes the value, but not its derivative.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# expect out0: f32[3] 9 36 144
# expect grad_l_x_: f32[3] -12 -6 72
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]"):
        l_x_ = L_x_
        y: "f32[3]" = l_x_ * 2
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        mul_: "f32[3]" = y.mul_(3)
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        z: "f32[3]" = y * y
        return (z,)
