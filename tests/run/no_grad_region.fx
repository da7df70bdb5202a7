# A no-grad region, as Dynamo records it: its results count as constants.
# input x: f32[2] 1 -2
# expect out0: f32[2] 6 24
# input tangent0: f32[2] 1 0.5
# expect grad_x: f32[2] 6 -6
class GraphModule(torch.nn.Module):
    def forward(self, x: "f32[2]"):
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        mul: "f32[2]" = x * 2
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        mul_1: "f32[2]" = x * 3;  x = None
        mul_2: "f32[2]" = mul * mul_1;  mul = mul_1 = None
        return (mul_2,)
