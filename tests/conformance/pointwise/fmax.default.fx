# conformance: fmax.default
# values: fmax.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=2] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_other : [num_users=4] = placeholder[target=c12_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_other : [num_users=1] = placeholder[target=c16_other]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_other : [num_users=1] = placeholder[target=c22_other]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_self : [num_users=2] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_other : [num_users=1] = placeholder[target=c26_other]
    %c27_self : [num_users=4] = placeholder[target=c27_self]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_other : [num_users=1] = placeholder[target=c32_other]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c34_self : [num_users=3] = placeholder[target=c34_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c5_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c5_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c12_self, %c6_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c12_self, %c3_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c16_self, %c16_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c17_self, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c18_self, %c12_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c18_self, %c6_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c18_self, %c7_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c21_self, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c23_self, %c23_other), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c24_self, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c24_other, 1, 0, 8, 2), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c24_0v, %c24_1v), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c25_self, %c8_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c26_self, %c26_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c27_self, %c12_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c27_self, %c28_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c27_self, %c7_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c27_self, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c31_self, %c25_self), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c32_self, %c32_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c33_self, %c33_self), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c34_self, %c6_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c34_self, %c12_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c34_self, %c8_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.fmax.default](args = (%c37_self, %c37_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37)
