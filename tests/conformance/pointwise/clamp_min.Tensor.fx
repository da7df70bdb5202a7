# conformance: clamp_min.Tensor
# values: clamp_min.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_min : [num_users=1] = placeholder[target=c0_min]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_min : [num_users=1] = placeholder[target=c1_min]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_min : [num_users=1] = placeholder[target=c2_min]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_min : [num_users=2] = placeholder[target=c3_min]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_min : [num_users=1] = placeholder[target=c5_min]
    %c6_min : [num_users=4] = placeholder[target=c6_min]
    %c7_min : [num_users=3] = placeholder[target=c7_min]
    %c8_min : [num_users=3] = placeholder[target=c8_min]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_min : [num_users=1] = placeholder[target=c9_min]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_min : [num_users=1] = placeholder[target=c10_min]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_min : [num_users=1] = placeholder[target=c11_min]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_min : [num_users=4] = placeholder[target=c12_min]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_min : [num_users=1] = placeholder[target=c15_min]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_min : [num_users=1] = placeholder[target=c16_min]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_min : [num_users=1] = placeholder[target=c17_min]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_min : [num_users=1] = placeholder[target=c21_min]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_min : [num_users=1] = placeholder[target=c22_min]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_min : [num_users=1] = placeholder[target=c23_min]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_min : [num_users=1] = placeholder[target=c24_min]
    %c25_self : [num_users=2] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_min : [num_users=1] = placeholder[target=c26_min]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_min : [num_users=1] = placeholder[target=c28_min]
    %c30_min : [num_users=1] = placeholder[target=c30_min]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_min : [num_users=1] = placeholder[target=c32_min]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=3] = placeholder[target=c34_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c0_self, %c0_min), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c1_self, %c1_min), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_min, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c3_self, %c3_min), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c4_self, %c4_min), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c5_self, %c5_min), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c5_self, %c6_min), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c5_self, %c7_min), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c5_self, %c8_min), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c9_self, %c9_min), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c10_self, %c10_min), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c11_self, %c11_min), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c12_self, %c12_min), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c12_self, %c6_min), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c12_self, %c3_min), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c15_self, %c15_min), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c16_self, %c16_min), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c17_self, %c17_min), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c18_self, %c12_min), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c18_self, %c6_min), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c18_self, %c7_min), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c21_self, %c21_min), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c22_self, %c22_min), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c23_self, %c23_min), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c24_self, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c24_min, 1, 0, 8, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c24_0v, %c24_1v), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c25_self, %c8_min), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c26_self, %c26_min), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c27_self, %c12_min), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c27_self, %c28_min), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c27_self, %c7_min), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c27_self, %c30_min), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c31_self, %c25_self), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c32_self, %c32_min), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c33_self, %c33_self), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c34_self, %c6_min), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c34_self, %c12_min), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c34_self, %c8_min), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c37_self, %c37_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37)
