# conformance: masked_fill.Scalar
# values: masked_fill.Scalar.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_mask : [num_users=19] = placeholder[target=c0_mask]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mask : [num_users=5] = placeholder[target=c4_mask]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_mask : [num_users=2] = placeholder[target=c5_mask]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_mask : [num_users=7] = placeholder[target=c6_mask]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mask : [num_users=2] = placeholder[target=c7_mask]
    %c8_self : [num_users=3] = placeholder[target=c8_self]
    %c8_mask : [num_users=10] = placeholder[target=c8_mask]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_mask : [num_users=2] = placeholder[target=c11_mask]
    %c12_self : [num_users=4] = placeholder[target=c12_self]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c17_self : [num_users=3] = placeholder[target=c17_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=4] = placeholder[target=c21_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=3] = placeholder[target=c26_self]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c30_self : [num_users=3] = placeholder[target=c30_self]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c36_self : [num_users=3] = placeholder[target=c36_self]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c39_mask : [num_users=1] = placeholder[target=c39_mask]
    %c40_self : [num_users=4] = placeholder[target=c40_self]
    %c45_self : [num_users=3] = placeholder[target=c45_self]
    %c48_self : [num_users=1] = placeholder[target=c48_self]
    %c48_mask : [num_users=1] = placeholder[target=c48_mask]
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c0_0v, %c0_mask, 2), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c1_0v, %c0_mask, -1.5), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c2_0v, %c0_mask, -inf), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c3_0v, %c0_mask, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c4_self, %c4_mask, 2), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c5_self, [2, 1, 0]), kwargs = {})
    %c5_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_mask, 1, 0, 8, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c5_0v, %c5_1v, -1.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c6_self, %c6_mask, -inf), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c7_self, %c7_mask, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c8_self, %c8_mask, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c8_self, %c8_mask, -1.5), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c8_self, %c6_mask, -inf), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c11_self, %c11_mask, 0), kwargs = {})
    %c12_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_self, [1, 0]), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c12_0v, %c0_mask, 2), kwargs = {})
    %c13_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_self, [1, 0]), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c13_0v, %c0_mask, -1.5), kwargs = {})
    %c14_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_self, [1, 0]), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c14_0v, %c0_mask, -inf), kwargs = {})
    %c15_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c12_self, [1, 0]), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c15_0v, %c0_mask, True), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c16_self, %c4_mask, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c17_self, %c8_mask, -1.5), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c17_self, %c8_mask, -inf), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c17_self, %c6_mask, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c20_self, %c6_mask, 0), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [1, 0]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c21_0v, %c0_mask, 2), kwargs = {})
    %c22_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [1, 0]), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c22_0v, %c0_mask, -1.5), kwargs = {})
    %c23_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [1, 0]), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c23_0v, %c0_mask, -inf), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [1, 0]), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c24_0v, %c0_mask, True), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c25_self, %c4_mask, 2), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c26_self, %c8_mask, -1.5), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c26_self, %c8_mask, -inf), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c26_self, %c6_mask, True), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c29_self, %c11_mask, 0), kwargs = {})
    %c30_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c30_self, [1, 0]), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c30_0v, %c0_mask, 2), kwargs = {})
    %c31_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c30_self, [1, 0]), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c31_0v, %c0_mask, -1.5), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c30_self, [1, 0]), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c32_0v, %c0_mask, True), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c33_self, %c4_mask, 2), kwargs = {})
    %c34_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c34_self, [2, 1, 0]), kwargs = {})
    %c34_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_mask, 1, 0, 8, 2), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c34_0v, %c34_1v, -1.5), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c35_self, %c7_mask, True), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c36_self, %c8_mask, 2), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c36_self, %c8_mask, -1.5), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c36_self, %c6_mask, True), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c39_self, %c39_mask, 10), kwargs = {})
    %c40_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c40_self, [1, 0]), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c40_0v, %c0_mask, 2), kwargs = {})
    %c41_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c40_self, [1, 0]), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c41_0v, %c0_mask, -1.5), kwargs = {})
    %c42_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c40_self, [1, 0]), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c42_0v, %c0_mask, -inf), kwargs = {})
    %c43_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c40_self, [1, 0]), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c43_0v, %c0_mask, True), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c4_mask, %c4_mask, 2), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c45_self, %c8_mask, -1.5), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c45_self, %c8_mask, -inf), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c45_self, %c6_mask, True), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%c48_self, %c48_mask, 10), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48)
