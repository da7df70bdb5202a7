# Inputs have the strides that the text states: views and as_strided depend on them, on both engines.
# input x: f32[3, 4] 0 1 2 3 4 5 6 7 8 9 10 11
# input y: f32[2, 2, 3] 0 1 2 3 4 5 6 7 8 9 10 11
# input e: f32[2, 3] 1 2 3 1 2 3
# expect out0: f32[4] 9 2 6 10
# expect out1: f32[12] 1 5 9 2 6 10 3 7 11 4 8 12
# expect out2: f32[4, 3] 0 1 2 6 7 8 3 4 5 9 10 11
# expect out3: f32[4] 1 2 3 0
def forward(self, x: "f32[3, 4][1, 3]", y: "f32[2, 2, 3][3, 6, 1]", e: "f32[2, 3][0, 1]"):
    as_strided = torch.ops.aten.as_strided.default(x, [4], [1], 2)
    add = torch.ops.aten.add.Tensor(as_strided, 1)
    permute = torch.ops.aten.permute.default(x, [1, 0])
    view = torch.ops.aten.view.default(permute, [12])
    add_1 = torch.ops.aten.add.Tensor(view, 1)
    permute_1 = torch.ops.aten.permute.default(y, [1, 0, 2])
    view_1 = torch.ops.aten.view.default(permute_1, [4, 3])
    clone = torch.ops.aten.clone.default(view_1)
    as_strided_1 = torch.ops.aten.as_strided.default(e, [3], [1], 0)
    constant_pad_nd = torch.ops.aten.constant_pad_nd.default(as_strided_1, [0, 1], 0.0)
    return (add, add_1, clone, constant_pad_nd)
