# Numbers that the run reads from tensors in a no-grad region, by both names of the call.
# input x: f32[3] 1 2 3
# input y: f32[4] 1 5 2 4
# expect out0: f32[3] 5 10 15
# expect out1: f32[3] 4 8 12
# input tangent0: f32[3] 1 0.5 2
# input tangent1: f32[3] 1 1 -1
# expect grad_x: f32[3] 9 6.5 6
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[3]", y: "f32[4]"):
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        m = y.max()
        s = m.item()
        last = y[3]
        t = torch.ops.aten._local_scalar_dense.default(last)
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        z = x * s
        w = x * t
        return (z, w)
