# The gradient of an empty slice, along a dim of size 1 and along other dims.
# input x: f32[0]
# input y: f32[3, 0]
# input w: f32[5] 1 2 3 4 5
# expect out0: f32[5] 0 0 0 0 0
# expect out1: f32[3, 4] 0 0 0 0 0 0 0 0 0 0 0 0
# expect out2: f32[1] 0
def forward(self, x: "f32[0]", y: "f32[3, 0]", w: "f32[5]"):
    slice_backward = torch.ops.aten.slice_backward.default(x, [1], 0, 0, 0, 1)
    mul = torch.ops.aten.mul.Tensor(w, slice_backward)
    slice_backward_1 = torch.ops.aten.slice_backward.default(y, [3, 1], 1, 1, 1, 1)
    slice_backward_2 = torch.ops.aten.slice_backward.default(x, [4], 0, 2, 1, 1)
    add = torch.ops.aten.add.Tensor(slice_backward_1, slice_backward_2)
    return (mul, add, slice_backward)
