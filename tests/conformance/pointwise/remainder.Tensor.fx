# conformance: remainder.Tensor
# values: remainder.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float16 rtol=0.001 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=3] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=4] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=5] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=3] = placeholder[target=c11_self]
    %c11_other : [num_users=4] = placeholder[target=c11_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=3] = placeholder[target=c16_self]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_other : [num_users=1] = placeholder[target=c19_other]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_other : [num_users=1] = placeholder[target=c20_other]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c24_self : [num_users=3] = placeholder[target=c24_self]
    %c26_other : [num_users=1] = placeholder[target=c26_other]
    %c27_self : [num_users=3] = placeholder[target=c27_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_self : [num_users=2] = placeholder[target=c31_self]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c33_other : [num_users=1] = placeholder[target=c33_other]
    %c34_self : [num_users=2] = placeholder[target=c34_self]
    %c34_other : [num_users=1] = placeholder[target=c34_other]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c36_other : [num_users=1] = placeholder[target=c36_other]
    %c37_self : [num_users=2] = placeholder[target=c37_self]
    %c37_other : [num_users=1] = placeholder[target=c37_other]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c39_other : [num_users=1] = placeholder[target=c39_other]
    %c40_self : [num_users=2] = placeholder[target=c40_self]
    %c40_other : [num_users=1] = placeholder[target=c40_other]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c42_other : [num_users=1] = placeholder[target=c42_other]
    %c43_self : [num_users=2] = placeholder[target=c43_self]
    %c43_other : [num_users=1] = placeholder[target=c43_other]
    %c44_other : [num_users=1] = placeholder[target=c44_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_other, 1, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c5_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c5_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c11_self, %c6_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c11_self, %c3_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c14_self, %c14_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c16_self, %c11_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c16_self, %c6_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c16_self, %c7_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c19_self, %c19_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c20_self, %c20_other), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c21_self, [2, 1, 0]), kwargs = {})
    %c21_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c21_other, 1, 0, 8, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c21_0v, %c21_1v), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c22_self, %c8_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c23_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c24_self, %c11_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c24_self, %c7_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c24_self, %c26_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c27_self, %c6_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c27_self, %c11_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c27_self, %c8_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c30_self, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c31_self, %c31_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c31_self, %c3_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c33_self, %c33_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c34_self, %c34_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c34_self, %c8_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c36_self, %c36_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c37_self, %c37_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c37_self, %c38_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c39_self, %c39_other), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c40_self, %c40_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c40_self, %c8_other), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c43_self, %c43_other), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.remainder.Tensor](args = (%c43_self, %c44_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44)
