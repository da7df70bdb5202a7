# conformance: where.self
# values: where.self.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_condition : [num_users=10] = placeholder[target=c0_condition]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_condition : [num_users=5] = placeholder[target=c1_condition]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_condition : [num_users=2] = placeholder[target=c2_condition]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_condition : [num_users=3] = placeholder[target=c3_condition]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c3_other : [num_users=3] = placeholder[target=c3_other]
    %c4_condition : [num_users=2] = placeholder[target=c4_condition]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_condition : [num_users=27] = placeholder[target=c5_condition]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_other : [num_users=5] = placeholder[target=c8_other]
    %c9_condition : [num_users=1] = placeholder[target=c9_condition]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_other : [num_users=1] = placeholder[target=c11_other]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_other : [num_users=4] = placeholder[target=c12_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_condition : [num_users=4] = placeholder[target=c15_condition]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c16_self : [num_users=1] = placeholder[target=c16_self]
    %c16_other : [num_users=1] = placeholder[target=c16_other]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c22_other : [num_users=1] = placeholder[target=c22_other]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c24_self : [num_users=1] = placeholder[target=c24_self]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_self : [num_users=3] = placeholder[target=c25_self]
    %c26_self : [num_users=1] = placeholder[target=c26_self]
    %c26_other : [num_users=1] = placeholder[target=c26_other]
    %c27_self : [num_users=2] = placeholder[target=c27_self]
    %c30_other : [num_users=1] = placeholder[target=c30_other]
    %c31_condition : [num_users=1] = placeholder[target=c31_condition]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c32_other : [num_users=1] = placeholder[target=c32_other]
    %c34_self : [num_users=2] = placeholder[target=c34_self]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c39_other : [num_users=1] = placeholder[target=c39_other]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c41_other : [num_users=1] = placeholder[target=c41_other]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c42_other : [num_users=1] = placeholder[target=c42_other]
    %c43_self : [num_users=1] = placeholder[target=c43_self]
    %c44_self : [num_users=1] = placeholder[target=c44_self]
    %c44_other : [num_users=1] = placeholder[target=c44_other]
    %c45_self : [num_users=1] = placeholder[target=c45_self]
    %c45_other : [num_users=1] = placeholder[target=c45_other]
    %c46_self : [num_users=1] = placeholder[target=c46_self]
    %c46_other : [num_users=1] = placeholder[target=c46_other]
    %c47_self : [num_users=1] = placeholder[target=c47_self]
    %c47_other : [num_users=1] = placeholder[target=c47_other]
    %c48_self : [num_users=1] = placeholder[target=c48_self]
    %c48_other : [num_users=1] = placeholder[target=c48_other]
    %c49_self : [num_users=1] = placeholder[target=c49_self]
    %c50_self : [num_users=1] = placeholder[target=c50_self]
    %c50_other : [num_users=1] = placeholder[target=c50_other]
    %c51_self : [num_users=1] = placeholder[target=c51_self]
    %c51_other : [num_users=1] = placeholder[target=c51_other]
    %c52_self : [num_users=1] = placeholder[target=c52_self]
    %c52_other : [num_users=1] = placeholder[target=c52_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_condition, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_other, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c3_condition, %c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c4_condition, %c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c5_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c3_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c3_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c9_condition, %c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c12_self, %c12_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c12_self, %c6_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c14_self, %c3_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c15_condition, %c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c16_self, %c16_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c17_self, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c18_self, %c12_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c18_self, %c6_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c20_self, %c7_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c15_condition, %c21_self, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c22_self, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c23_self, %c23_other), kwargs = {})
    %c24_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_condition, [2, 1, 0]), kwargs = {})
    %c24_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c24_self, 1, 0, 8, 2), kwargs = {})
    %c24_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c24_other, [2, 3, 4]), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c24_0v, %c24_1v, %c24_2v), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c3_condition, %c25_self, %c8_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c4_condition, %c26_self, %c26_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c27_self, %c12_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c27_self, %c5_condition), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c25_self, %c7_other), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c25_self, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c31_condition, %c31_self, %c31_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c32_self, %c32_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c1_condition, %c1_condition), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c34_self, %c6_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c34_self, %c12_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c15_condition, %c8_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c3_condition, %c3_condition, %c15_condition), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c38_self, %c38_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c39_self, %c39_other), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c40_self, %c3_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c41_self, %c41_other), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c43_self, %c8_other), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c44_self, %c44_other), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c45_self, %c45_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c46_self, %c46_other), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c47_self, %c47_other), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c48_self, %c48_other), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c49_self, %c8_other), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c50_self, %c50_other), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c51_self, %c51_other), kwargs = {})
    %c52 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c52_self, %c52_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51, c52)
