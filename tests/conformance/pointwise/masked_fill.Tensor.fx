# conformance: masked_fill.Tensor
# values: masked_fill.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=5] = placeholder[target=c0_mask]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mask : [num_users=5] = placeholder[target=c1_mask]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mask : [num_users=2] = placeholder[target=c2_mask]
    %c2_value : [num_users=8] = placeholder[target=c2_value]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mask : [num_users=9] = placeholder[target=c3_mask]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mask : [num_users=2] = placeholder[target=c4_mask]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_mask : [num_users=10] = placeholder[target=c5_mask]
    %c5_value : [num_users=4] = placeholder[target=c5_value]
    %c6_value : [num_users=9] = placeholder[target=c6_value]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_mask : [num_users=4] = placeholder[target=c9_mask]
    %c9_value : [num_users=1] = placeholder[target=c9_value]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_value : [num_users=1] = placeholder[target=c10_value]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_value : [num_users=1] = placeholder[target=c11_value]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_mask : [num_users=1] = placeholder[target=c15_mask]
    %c15_value : [num_users=1] = placeholder[target=c15_value]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_value : [num_users=1] = placeholder[target=c16_value]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_value : [num_users=1] = placeholder[target=c17_value]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_value : [num_users=1] = placeholder[target=c21_value]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_value : [num_users=1] = placeholder[target=c22_value]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_value : [num_users=1] = placeholder[target=c23_value]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_value : [num_users=4] = placeholder[target=c28_value]
    %c30_value : [num_users=1] = placeholder[target=c30_value]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_value : [num_users=1] = placeholder[target=c31_value]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c34_self : [num_users=3] = placeholder[target=c34_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c0_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c0_0v, %c0_mask, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c1_self, %c1_mask, %c1_value), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_mask, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c2_0v, %c2_1v, %c2_value), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c3_self, %c3_mask, %c2_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c4_self, %c4_mask, %c2_value), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c5_self, %c5_mask, %c5_value), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c5_self, %c5_mask, %c6_value), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c5_self, %c3_mask, %c5_value), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c5_self, %c3_mask, %c6_value), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c9_self, %c9_mask, %c9_value), kwargs = {})
    %c10_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c10_self, [1, 0]), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c10_0v, %c0_mask, %c10_value), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c11_self, %c1_mask, %c11_value), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c12_self, %c5_mask, %c2_value), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c12_self, %c5_mask, %c6_value), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c12_self, %c3_mask, %c2_value), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c15_self, %c15_mask, %c15_value), kwargs = {})
    %c16_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c16_self, [1, 0]), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c16_0v, %c0_mask, %c16_value), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c17_self, %c1_mask, %c17_value), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c18_self, %c5_mask, %c2_value), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c18_self, %c5_mask, %c6_value), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c18_self, %c3_mask, %c5_value), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c21_self, %c9_mask, %c21_value), kwargs = {})
    %c22_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c22_self, [1, 0]), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c22_0v, %c0_mask, %c22_value), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c23_self, %c1_mask, %c23_value), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c24_self, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_mask, 1, 0, 8, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c24_0v, %c24_1v, %c6_value), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c25_self, %c3_mask, %c6_value), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c26_self, %c4_mask, %c6_value), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c27_self, %c5_mask, %c2_value), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c27_self, %c5_mask, %c28_value), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c27_self, %c3_mask, %c5_value), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c27_self, %c3_mask, %c30_value), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c31_self, %c9_mask, %c31_value), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c32_self, [1, 0]), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c32_0v, %c0_mask, %c28_value), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c1_mask, %c1_mask, %c28_value), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c34_self, %c5_mask, %c6_value), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c34_self, %c5_mask, %c2_value), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c34_self, %c3_mask, %c6_value), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Tensor](args = (%c37_self, %c9_mask, %c28_value), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37)
