# conformance: sub.Tensor
# values: sub.Tensor.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float16 rtol=0.002 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_other : [num_users=3] = placeholder[target=c0_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=3] = placeholder[target=c5_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=4] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c8_other : [num_users=3] = placeholder[target=c8_other]
    %c9_other : [num_users=3] = placeholder[target=c9_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_other : [num_users=3] = placeholder[target=c12_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=5] = placeholder[target=c16_self]
    %c16_other : [num_users=3] = placeholder[target=c16_other]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_self : [num_users=3] = placeholder[target=c22_self]
    %c22_other : [num_users=3] = placeholder[target=c22_other]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c25_other : [num_users=1] = placeholder[target=c25_other]
    %c26_self : [num_users=5] = placeholder[target=c26_self]
    %c28_other : [num_users=2] = placeholder[target=c28_other]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c32_self : [num_users=2] = placeholder[target=c32_self]
    %c32_other : [num_users=2] = placeholder[target=c32_other]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c34_other : [num_users=1] = placeholder[target=c34_other]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c35_other : [num_users=1] = placeholder[target=c35_other]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c36_other : [num_users=1] = placeholder[target=c36_other]
    %c37_self : [num_users=4] = placeholder[target=c37_self]
    %c39_other : [num_users=1] = placeholder[target=c39_other]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c41_other : [num_users=1] = placeholder[target=c41_other]
    %c42_self : [num_users=3] = placeholder[target=c42_self]
    %c42_other : [num_users=3] = placeholder[target=c42_other]
    %c45_self : [num_users=2] = placeholder[target=c45_self]
    %c45_other : [num_users=1] = placeholder[target=c45_other]
    %c47_self : [num_users=2] = placeholder[target=c47_self]
    %c47_other : [num_users=2] = placeholder[target=c47_other]
    %c49_self : [num_users=2] = placeholder[target=c49_self]
    %c49_other : [num_users=1] = placeholder[target=c49_other]
    %c51_self : [num_users=2] = placeholder[target=c51_self]
    %c51_other : [num_users=2] = placeholder[target=c51_other]
    %c53_self : [num_users=2] = placeholder[target=c53_self]
    %c53_other : [num_users=1] = placeholder[target=c53_other]
    %c54_other : [num_users=1] = placeholder[target=c54_other]
    %c55_self : [num_users=2] = placeholder[target=c55_self]
    %c55_other : [num_users=2] = placeholder[target=c55_other]
    %c57_self : [num_users=2] = placeholder[target=c57_self]
    %c57_other : [num_users=1] = placeholder[target=c57_other]
    %c59_self : [num_users=2] = placeholder[target=c59_self]
    %c59_other : [num_users=2] = placeholder[target=c59_other]
    %c61_self : [num_users=2] = placeholder[target=c61_self]
    %c61_other : [num_users=1] = placeholder[target=c61_other]
    %c62_other : [num_users=1] = placeholder[target=c62_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 3})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c0_self, %c0_other), kwargs = {alpha: 0.25})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c3_self, %c3_other), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c4_0v, %c4_1v), kwargs = {alpha: 3})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c5_self, %c5_other), kwargs = {alpha: 0.25})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c7_self, %c7_other), kwargs = {alpha: 3})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c7_self, %c8_other), kwargs = {alpha: 0.25})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c7_self, %c9_other), kwargs = {alpha: 3})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c7_self, 2), kwargs = {alpha: 0.25})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c12_self, %c12_other), kwargs = {alpha: 3})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c12_self, %c12_other), kwargs = {alpha: 0.25})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, %c16_other), kwargs = {alpha: 3})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, %c8_other), kwargs = {alpha: 0.25})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, %c5_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, 2), kwargs = {alpha: 3})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c16_self, 0.5), kwargs = {alpha: 0.25})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c21_self, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: 3})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c22_self, %c22_other), kwargs = {alpha: 0.25})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c25_self, %c25_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_self, %c16_other), kwargs = {alpha: 3})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_self, %c8_other), kwargs = {alpha: 0.25})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_self, %c28_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_self, 2), kwargs = {alpha: 3})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c26_self, 0.5), kwargs = {alpha: 0.25})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c31_self, %c31_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c32_self, %c32_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c32_self, %c32_other), kwargs = {alpha: 3})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c34_self, %c34_other), kwargs = {})
    %c35_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c35_self, [2, 1, 0]), kwargs = {})
    %c35_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c35_other, 1, 0, 8, 2), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c35_0v, %c35_1v), kwargs = {alpha: 3})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c36_self, %c36_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c16_other), kwargs = {alpha: 3})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c28_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, %c39_other), kwargs = {alpha: 3})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c37_self, 0.5), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c41_self, %c41_other), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {alpha: 3})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c42_self, %c42_other), kwargs = {alpha: 0.25})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c45_self, %c45_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c45_self, %c5_other), kwargs = {alpha: 3})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c47_self, %c47_other), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c47_self, %c47_other), kwargs = {alpha: 3})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c49_self, %c49_other), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c49_self, %c9_other), kwargs = {alpha: 3})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c51_self, %c51_other), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c51_self, %c51_other), kwargs = {alpha: 3})
    %c53 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c53_self, %c53_other), kwargs = {})
    %c54 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c53_self, %c54_other), kwargs = {alpha: 3})
    %c55 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c55_self, %c55_other), kwargs = {})
    %c56 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c55_self, %c55_other), kwargs = {alpha: 3})
    %c57 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c57_self, %c57_other), kwargs = {})
    %c58 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c57_self, %c9_other), kwargs = {alpha: 3})
    %c59 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c59_self, %c59_other), kwargs = {})
    %c60 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c59_self, %c59_other), kwargs = {alpha: 3})
    %c61 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c61_self, %c61_other), kwargs = {})
    %c62 : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%c61_self, %c62_other), kwargs = {alpha: 3})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52, c53, c54, c55, c56, c57, c58, c59, c60, c61, c62)
