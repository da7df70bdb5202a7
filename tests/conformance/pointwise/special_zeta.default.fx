# conformance: special_zeta.default
# values: special_zeta.default.npz
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-07 atol=1e-07
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
    %c6_other : [num_users=3] = placeholder[target=c6_other]
    %c7_other : [num_users=2] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c11_other : [num_users=4] = placeholder[target=c11_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_other : [num_users=1] = placeholder[target=c16_other]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_other : [num_users=1] = placeholder[target=c19_other]
    %c20_self : [num_users=4] = placeholder[target=c20_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c26_self : [num_users=3] = placeholder[target=c26_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c5_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c5_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c11_self, %c6_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c11_self, %c3_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c14_self, %c11_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c16_self, %c16_other), kwargs = {})
    %c17_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c17_self, [2, 1, 0]), kwargs = {})
    %c17_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c17_other, 1, 0, 8, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c17_0v, %c17_1v), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c18_self, %c8_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c19_self, %c19_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c20_self, %c11_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c20_self, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c20_self, %c7_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c20_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c24_self, %c24_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c25_self, %c25_self), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c26_self, %c6_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c26_self, %c11_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c26_self, %c8_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28)
