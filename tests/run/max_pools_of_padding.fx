# For a window without elements of the input, the maximum is -inf, and the index is that of the first position of
# the window that is not in the padding before the input. This position may be in the padding after the input.
# input x: f32[1, 2, 1, 7] 1 2 3 4 5 6 7 8 9 10 11 12 13 14
# input y: f32[1, 3, 1] 1 2 3
# input z: f64[1, 1, 3] 1 2 3
# expect out0: f32[1, 1, 1, 2] -inf -inf
# expect out1: i64[1, 1, 1, 2] 14 17
# expect out2: f32[1, 1, 1] -inf
# expect out3: i64[1, 1, 1] 2
# expect out4: f64[1, 1, 1] -inf
# expect out5: i64[1, 1, 1] 4
def forward(self, x: "f32[1, 2, 1, 7]", y: "f32[1, 3, 1]", z: "f64[1, 1, 3]"):
    a = torch.ops.aten.max_pool3d_with_indices.default(x, [2, 2, 3], [], [1, 1, 0], [2, 2, 1], False)
    a0 = a[0]
    a1 = a[1]
    b = torch.ops.aten.max_pool2d_with_indices.default(y, [3, 2], [1, 1], [1, 1], [2, 2], False)
    b0 = b[0]
    b1 = b[1]
    c = torch.ops.aten.max_pool2d_with_indices.default(z, [2, 3], [2, 1], [1, 1], [2, 2], False)
    c0 = c[0]
    c1 = c[1]
    return (a0, a1, b0, b1, c0, c1)
