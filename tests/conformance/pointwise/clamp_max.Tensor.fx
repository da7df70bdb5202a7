# conformance: clamp_max.Tensor
# values: clamp_max.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_max : [num_users=1] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_max : [num_users=2] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_max : [num_users=1] = placeholder[target=c4_max]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_max : [num_users=1] = placeholder[target=c5_max]
    %c6_max : [num_users=4] = placeholder[target=c6_max]
    %c7_max : [num_users=3] = placeholder[target=c7_max]
    %c8_max : [num_users=3] = placeholder[target=c8_max]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_max : [num_users=1] = placeholder[target=c9_max]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_max : [num_users=1] = placeholder[target=c10_max]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_max : [num_users=1] = placeholder[target=c11_max]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_max : [num_users=4] = placeholder[target=c12_max]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_max : [num_users=1] = placeholder[target=c15_max]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_max : [num_users=1] = placeholder[target=c16_max]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_max : [num_users=1] = placeholder[target=c17_max]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_max : [num_users=1] = placeholder[target=c21_max]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_max : [num_users=1] = placeholder[target=c22_max]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_max : [num_users=1] = placeholder[target=c23_max]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_max : [num_users=1] = placeholder[target=c24_max]
    %c25_self : [num_users=2] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_max : [num_users=1] = placeholder[target=c26_max]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_max : [num_users=1] = placeholder[target=c28_max]
    %c30_max : [num_users=1] = placeholder[target=c30_max]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_max : [num_users=1] = placeholder[target=c32_max]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=3] = placeholder[target=c34_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c0_self, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c1_self, %c1_max), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_max, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c3_self, %c3_max), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c4_self, %c4_max), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c5_max), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c6_max), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c7_max), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c8_max), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c9_self, %c9_max), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c10_self, %c10_max), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c11_self, %c11_max), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c12_self, %c12_max), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c12_self, %c6_max), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c12_self, %c3_max), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c15_self, %c15_max), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c16_self, %c16_max), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c17_self, %c17_max), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c18_self, %c12_max), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c18_self, %c6_max), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c18_self, %c7_max), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c21_self, %c21_max), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c22_self, %c22_max), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c23_self, %c23_max), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c24_self, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c24_max, 1, 0, 8, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c24_0v, %c24_1v), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c25_self, %c8_max), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c26_self, %c26_max), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c27_self, %c12_max), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c27_self, %c28_max), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c27_self, %c7_max), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c27_self, %c30_max), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c31_self, %c25_self), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c32_self, %c32_max), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c33_self, %c33_self), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c34_self, %c6_max), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c34_self, %c12_max), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c34_self, %c8_max), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c37_self, %c37_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37)
