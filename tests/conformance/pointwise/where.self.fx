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
    %c3_condition : [num_users=2] = placeholder[target=c3_condition]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c3_other : [num_users=3] = placeholder[target=c3_other]
    %c4_condition : [num_users=2] = placeholder[target=c4_condition]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_condition : [num_users=27] = placeholder[target=c5_condition]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_self : [num_users=4] = placeholder[target=c6_self]
    %c6_other : [num_users=4] = placeholder[target=c6_other]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c7_other : [num_users=3] = placeholder[target=c7_other]
    %c8_self : [num_users=5] = placeholder[target=c8_self]
    %c8_other : [num_users=5] = placeholder[target=c8_other]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_other : [num_users=1] = placeholder[target=c9_other]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_other : [num_users=1] = placeholder[target=c10_other]
    %c11_self : [num_users=4] = placeholder[target=c11_self]
    %c11_other : [num_users=4] = placeholder[target=c11_other]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c15_other : [num_users=1] = placeholder[target=c15_other]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c19_other : [num_users=1] = placeholder[target=c19_other]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c20_other : [num_users=1] = placeholder[target=c20_other]
    %c21_self : [num_users=1] = placeholder[target=c21_self]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_other : [num_users=1] = placeholder[target=c23_other]
    %c25_self : [num_users=1] = placeholder[target=c25_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c27_other : [num_users=1] = placeholder[target=c27_other]
    %c28_self : [num_users=1] = placeholder[target=c28_self]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c33_condition : [num_users=1] = placeholder[target=c33_condition]
    %c33_self : [num_users=1] = placeholder[target=c33_self]
    %c33_other : [num_users=1] = placeholder[target=c33_other]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c34_other : [num_users=1] = placeholder[target=c34_other]
    %c35_self : [num_users=1] = placeholder[target=c35_self]
    %c35_other : [num_users=1] = placeholder[target=c35_other]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c37_other : [num_users=1] = placeholder[target=c37_other]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c38_other : [num_users=1] = placeholder[target=c38_other]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c40_other : [num_users=1] = placeholder[target=c40_other]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c41_other : [num_users=1] = placeholder[target=c41_other]
    %c42_self : [num_users=1] = placeholder[target=c42_self]
    %c42_other : [num_users=1] = placeholder[target=c42_other]
    %c43_self : [num_users=1] = placeholder[target=c43_self]
    %c43_other : [num_users=1] = placeholder[target=c43_other]
    %c44_self : [num_users=1] = placeholder[target=c44_self]
    %c44_other : [num_users=1] = placeholder[target=c44_other]
    %c46_self : [num_users=1] = placeholder[target=c46_self]
    %c46_other : [num_users=1] = placeholder[target=c46_other]
    %c47_self : [num_users=1] = placeholder[target=c47_self]
    %c47_other : [num_users=1] = placeholder[target=c47_other]
    %c48_self : [num_users=1] = placeholder[target=c48_self]
    %c48_other : [num_users=1] = placeholder[target=c48_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c1_self, %c1_other), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_condition, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 1, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_other, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c3_condition, %c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c4_condition, %c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c6_self, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c7_self, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c8_self, %c8_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c9_self, %c9_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c10_self, %c10_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c11_self, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c6_self, %c6_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c3_self, %c3_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c14_self, %c14_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c15_self, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c11_self, %c11_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c6_self, %c6_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c7_self, %c7_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c19_self, %c19_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c20_self, %c20_other), kwargs = {})
    %c21_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_condition, [2, 1, 0]), kwargs = {})
    %c21_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c21_self, 1, 0, 8, 2), kwargs = {})
    %c21_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c21_other, [2, 3, 4]), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c21_0v, %c21_1v, %c21_2v), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c3_condition, %c8_self, %c8_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c4_condition, %c23_self, %c23_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c11_self, %c11_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c25_self, %c5_condition), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c7_self, %c7_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c27_self, %c27_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c28_self, %c28_other), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c1_condition, %c1_condition, %c1_condition), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c6_self, %c6_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c11_self, %c11_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c8_self, %c8_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c33_condition, %c33_self, %c33_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c34_self, %c34_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c35_self, %c35_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c3_self, %c3_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c37_self, %c37_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c38_self, %c38_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c8_self, %c8_other), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c40_self, %c40_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c41_self, %c41_other), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c42_self, %c42_other), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c43_self, %c43_other), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c44_self, %c44_other), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c8_self, %c8_other), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c0_condition, %c46_self, %c46_other), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c47_self, %c47_other), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%c5_condition, %c48_self, %c48_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48)
