# A write of a value that depends on an input, and a write to a part of a tensor.
# input l_x_: f32[3] 0.5 -1 2
# input tangent0: f32[3] -1 0.25 1.5
# input tangent1: f32[3] -1 0.25 1.5
# expect out0: f32[3] 7 4 16
# expect out1: f32[3] 0.5 2 8
# expect grad_l_x_: f32[3] -3 -1.5 18
# tolerance: float32 rtol=1e-6 atol=1e-6
class GraphModule(torch.nn.Module):
    def forward(self, L_x_: "f32[3]"):
        l_x_ = L_x_
        buffer: "f32[3]" = torch.zeros(3)
        y: "f32[3]" = l_x_ * 2
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        copy_: "f32[3]" = torch.ops.aten.copy_.default(buffer, y)
        setitem = operator.setitem(y, 0, 7);  setitem = None
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        z: "f32[3]" = y * copy_
        w: "f32[3]" = buffer * l_x_
        return (z, w)
