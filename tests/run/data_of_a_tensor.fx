# w.data = y * 2, as Dynamo traces it: w gets new elements, and keeps its gradient.
# input y: f32[3] 1 -2 3
# input x: f32[3] 5 6 7
# expect out0: f32[3] 4 16 36
# input tangent0: f32[3] 1 0.5 2
# expect grad_x: f32[3] 12 -12 72
class GraphModule(torch.nn.Module):
    def forward(self, y: "f32[3][1]", x: "f32[3][1]"):
        w: "f32[3][1]" = x * 3;  x = None
        mul: "f32[3][1]" = y * 2;  y = None
        _set_grad_enabled = torch._C._set_grad_enabled(False);  _set_grad_enabled = None
        shallow_copy_data_: "f32[3][1]" = torch.ops.aten.shallow_copy_data_(w, mul);  mul = shallow_copy_data_ = None
        _set_grad_enabled_1 = torch._C._set_grad_enabled(True);  _set_grad_enabled_1 = None
        mul_1: "f32[3][1]" = w * w;  w = None
        return (mul_1,)
