# Convolutions return PyTorch's strides. Each view is valid only for these.
# input rows: f32[1, 2, 3] 1 2 3 4 5 6
# input row_weight: f32[2, 2, 2] 1 2 0 -1 3 1 2 0
# input image: f64[1, 2, 2, 2] 1 2 3 4 5 6 7 8
# input image_weight: f64[2, 2, 1, 1] 1 2 -1 3
# input volume: f16[1, 2, 2, 1, 2] 1 2 3 4 5 6 7 8
# input volume_weight: f16[2, 2, 1, 1, 1] 1 2 -1 3
# expect out0: f32[4] 4 11 6 17
# expect out1: f64[8] 5 5 11 9 17 13 23 17
# expect out2: f16[8] 5 11 17 23 5 9 13 17
def forward(self, rows: "f32[1, 2, 3]", row_weight: "f32[2, 2, 2]", image: "f64[1, 2, 2, 2]", image_weight: "f64[2, 2, 1, 1]", volume: "f16[1, 2, 2, 1, 2]", volume_weight: "f16[2, 2, 1, 1, 1]"):
    weight = torch.ops.aten.permute.default(row_weight, [0, 2, 1])
    of_rows = torch.ops.aten.convolution.default(rows, weight, None, [1], [0], [1], False, [0], 1)
    last = torch.ops.aten.permute.default(of_rows, [0, 2, 1])
    out0 = torch.ops.aten.view.default(last, [4])
    channels_last = torch.ops.aten.permute.default(image, [0, 3, 1, 2])
    of_image = torch.ops.aten.convolution.default(channels_last, image_weight, None, [1, 1], [0, 0], [1, 1], False, [0, 0], 1)
    last_1 = torch.ops.aten.permute.default(of_image, [0, 2, 3, 1])
    out1 = torch.ops.aten.view.default(last_1, [8])
    channels_last_1 = torch.ops.aten.permute.default(volume, [0, 4, 1, 2, 3])
    of_volume = torch.ops.aten.convolution.default(channels_last_1, volume_weight, None, [1, 1, 1], [0, 0, 0], [1, 1, 1], False, [0, 0, 0], 1)
    out2 = torch.ops.aten.view.default(of_volume, [8])
    return (out0, out1, out2)
