# conformance: clamp.Tensor
# values: clamp.Tensor.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_min : [num_users=1] = placeholder[target=c0_min]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_min : [num_users=1] = placeholder[target=c1_min]
    %c1_max : [num_users=1] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_min : [num_users=1] = placeholder[target=c2_min]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_min : [num_users=2] = placeholder[target=c3_min]
    %c3_max : [num_users=2] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_min : [num_users=1] = placeholder[target=c5_min]
    %c5_max : [num_users=1] = placeholder[target=c5_max]
    %c6_min : [num_users=4] = placeholder[target=c6_min]
    %c6_max : [num_users=4] = placeholder[target=c6_max]
    %c7_min : [num_users=3] = placeholder[target=c7_min]
    %c7_max : [num_users=3] = placeholder[target=c7_max]
    %c8_min : [num_users=3] = placeholder[target=c8_min]
    %c8_max : [num_users=3] = placeholder[target=c8_max]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c9_min : [num_users=1] = placeholder[target=c9_min]
    %c10_max : [num_users=1] = placeholder[target=c10_max]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_min : [num_users=1] = placeholder[target=c11_min]
    %c11_max : [num_users=1] = placeholder[target=c11_max]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_min : [num_users=1] = placeholder[target=c12_min]
    %c12_max : [num_users=1] = placeholder[target=c12_max]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_min : [num_users=1] = placeholder[target=c13_min]
    %c13_max : [num_users=1] = placeholder[target=c13_max]
    %c14_self : [num_users=3] = placeholder[target=c14_self]
    %c14_min : [num_users=4] = placeholder[target=c14_min]
    %c14_max : [num_users=4] = placeholder[target=c14_max]
    %c17_self : [num_users=2] = placeholder[target=c17_self]
    %c17_min : [num_users=1] = placeholder[target=c17_min]
    %c18_max : [num_users=1] = placeholder[target=c18_max]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_min : [num_users=1] = placeholder[target=c19_min]
    %c19_max : [num_users=1] = placeholder[target=c19_max]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_min : [num_users=1] = placeholder[target=c20_min]
    %c20_max : [num_users=1] = placeholder[target=c20_max]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_min : [num_users=1] = placeholder[target=c21_min]
    %c21_max : [num_users=1] = placeholder[target=c21_max]
    %c22_self : [num_users=3] = placeholder[target=c22_self]
    %c25_self : [num_users=2] = placeholder[target=c25_self]
    %c25_min : [num_users=1] = placeholder[target=c25_min]
    %c26_max : [num_users=1] = placeholder[target=c26_max]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c27_min : [num_users=1] = placeholder[target=c27_min]
    %c27_max : [num_users=1] = placeholder[target=c27_max]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c28_min : [num_users=1] = placeholder[target=c28_min]
    %c28_max : [num_users=1] = placeholder[target=c28_max]
    %c29_self : [num_users=1] = placeholder[target=c29_self]
    %c29_min : [num_users=1] = placeholder[target=c29_min]
    %c29_max : [num_users=1] = placeholder[target=c29_max]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c30_min : [num_users=1] = placeholder[target=c30_min]
    %c30_max : [num_users=1] = placeholder[target=c30_max]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_min : [num_users=1] = placeholder[target=c32_min]
    %c33_self : [num_users=4] = placeholder[target=c33_self]
    %c34_min : [num_users=1] = placeholder[target=c34_min]
    %c34_max : [num_users=4] = placeholder[target=c34_max]
    %c36_min : [num_users=1] = placeholder[target=c36_min]
    %c36_max : [num_users=1] = placeholder[target=c36_max]
    %c37_self : [num_users=2] = placeholder[target=c37_self]
    %c37_min : [num_users=1] = placeholder[target=c37_min]
    %c38_max : [num_users=1] = placeholder[target=c38_max]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c39_min : [num_users=1] = placeholder[target=c39_min]
    %c39_max : [num_users=1] = placeholder[target=c39_max]
    %c43_self : [num_users=2] = placeholder[target=c43_self]
    %c43_min : [num_users=1] = placeholder[target=c43_min]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c0_min, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c1_self, %c1_min, %c1_max), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_min, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_max, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c3_self, %c3_min, %c3_max), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c4_self, %c4_min, %c4_self), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c5_min, %c5_max), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c6_min, %c6_max), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c7_min, %c7_max), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c8_min, %c8_max), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c9_self, %c9_min), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c9_self, None, %c10_max), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c11_self, %c11_min, %c11_max), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c12_self, %c12_min, %c12_max), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c13_self, %c13_min, %c13_max), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c14_self, %c14_min, %c14_max), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c14_self, %c6_min, %c6_max), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c14_self, %c3_min, %c3_max), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c17_self, %c17_min), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c17_self, None, %c18_max), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c19_self, %c19_min, %c19_max), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c20_self, %c20_min, %c20_max), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c21_self, %c21_min, %c21_max), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c22_self, %c14_min, %c14_max), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c22_self, %c6_min, %c6_max), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c22_self, %c7_min, %c7_max), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c25_self, %c25_min), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c25_self, None, %c26_max), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c27_self, %c27_min, %c27_max), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c28_self, %c28_min, %c28_max), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c29_self, %c29_min, %c29_max), kwargs = {})
    %c30_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c30_self, [2, 1, 0]), kwargs = {})
    %c30_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c30_min, 1, 0, 8, 2), kwargs = {})
    %c30_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c30_max, [2, 3, 4]), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c30_0v, %c30_1v, %c30_2v), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c31_self, %c8_min, %c8_max), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c32_self, %c32_min, %c32_self), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c33_self, %c14_min, %c14_max), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c33_self, %c34_min, %c34_max), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c33_self, %c7_min, %c7_max), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c33_self, %c36_min, %c36_max), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c37_self, %c37_min), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c37_self, None, %c38_max), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c39_self, %c39_min, %c39_max), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c34_max, %c6_min, %c6_max), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c34_max, %c14_min, %c14_max), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c34_max, %c8_min, %c8_max), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c43_self, %c43_min), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c43_self, None, %c43_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44)
