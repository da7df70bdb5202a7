# As in PyTorch, if the sum of squares overflows float32, the variance is infinite and the normalised values are 0. The
# same values do not overflow in float64. Powers of vector norms overflow and underflow in float32, too.
# input x: f32[1, 7] 1e19 -1e19 2e19 0 1 2 3
# input w: f32[1, 7] 1 1 1 1 1 1 1
# input y: f32[1, 2, 2] 1e30 -1e30 1 2
# input tiny: f32[2] 1e-30 2e-30
# sums: float32
# tolerance: float64 rtol=1e-12
# tolerance: float32 rtol=1e-6
# expect out0: f32[1, 7] 1 1 1 1 1 1 1
# expect out1: f32[1, 1] 0
# expect out2: f32[1, 2, 2] 0 0 -0.9999799728393555 0.9999799728393555
# expect out3: f64[1, 2] -1 1
# expect out4: f32[] inf
# expect out5: f32[] 0
# expect out6: f32[] 0
# expect out7: f32[] 6.6666662e-31
# expect out8: f64[] 2.2360679845905334e-30
def forward(self, x: "f32[1, 7]", w: "f32[1, 7]", y: "f32[1, 2, 2]", tiny: "f32[2]"):
    native_layer_norm = torch.ops.aten.native_layer_norm.default(x, [1, 7], None, w, 1e-05)
    getitem = native_layer_norm[0]
    getitem_2 = native_layer_norm[2]
    native_group_norm = torch.ops.aten.native_group_norm.default(y, None, None, 1, 2, 2, 2, 1e-05)
    getitem_3 = native_group_norm[0]
    full = torch.ops.aten.full.default([1, 2], 1e+30, dtype = torch.float64)
    sign = torch.ops.aten.arange.start_step(-1, 3, 2, dtype = torch.float64)
    mul = torch.ops.aten.mul.Tensor(full, sign)
    native_layer_norm_1 = torch.ops.aten.native_layer_norm.default(mul, [2], None, None, 1e-05)
    getitem_4 = native_layer_norm_1[0]
    large = torch.ops.aten.linalg_vector_norm.default(y, 2)
    small = torch.ops.aten.linalg_vector_norm.default(tiny, 2)
    inverse = torch.ops.aten.linalg_vector_norm.default(tiny, -2)
    harmonic = torch.ops.aten.linalg_vector_norm.default(tiny, -1)
    double = torch.ops.aten.linalg_vector_norm.default(tiny, 2, None, False, dtype = torch.float64)
    return (getitem, getitem_2, getitem_3, getitem_4, large, small, inverse, harmonic, double)
