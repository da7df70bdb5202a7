# Gradients that the output mask of a call excludes are None if the graph returns them.
# input g: f32[2, 2, 2] 2 2 1 -2 1 2 0 1
# input x: f32[2, 3, 2] 0 1 -1 -1 -1 2 1 -1 -1 1 2 1
# input w: f32[2, 3, 1] -1 2 -1 2 2 -1
# input n: f32[3, 4] 2 2 2 -2 -1 0 1 -2 -2 -2 0 2
# input z: f32[3, 4] -1 1 1 1 -1 2 -1 0 1 -2 0 -1
# input m: f32[3, 1] -2 2 1
# input v: f32[4] -1 -1 -2 1
# expect out0: f32[2, 3, 2] 0 -6 6 0 -3 0 -1 0 2 6 -1 -3
# expect out2: f32[2] 7 0
# expect out4: f32[4] 2 -6 -18 16
# expect out6: f32[4] -1 0 3 -2
# tolerance: float32 atol=1e-5
def forward(self, g: "f32[2, 2, 2]", x: "f32[2, 3, 2]", w: "f32[2, 3, 1]", n: "f32[3, 4]", z: "f32[3, 4]", m: "f32[3, 1]", v: "f32[4]"):
    convolution_backward = torch.ops.aten.convolution_backward.default(g, x, w, [2], [1], [0], [1], False, [0], 1, [True, False, True])
    a = convolution_backward[0]
    b = convolution_backward[1]
    c = convolution_backward[2]
    native_layer_norm_backward = torch.ops.aten.native_layer_norm_backward.default(n, z, [4], m, m, v, v, [False, True, False])
    d = native_layer_norm_backward[0]
    e = native_layer_norm_backward[1]
    native_group_norm_backward = torch.ops.aten.native_group_norm_backward.default(n, z, m, m, v, 3, 4, 1, 1, [False, False, True])
    f = native_group_norm_backward[1]
    h = native_group_norm_backward[2]
    return (a, b, c, d, e, f, h)
