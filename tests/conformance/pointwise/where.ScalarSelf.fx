# conformance: where.ScalarSelf
# values: where.ScalarSelf.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_condition : [num_users=15] = placeholder[target=c0_condition]
    %c0_other : [num_users=3] = placeholder[target=c0_other]
    %c3_condition : [num_users=5] = placeholder[target=c3_condition]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_condition : [num_users=2] = placeholder[target=c4_condition]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_condition : [num_users=2] = placeholder[target=c5_condition]
    %c5_other : [num_users=3] = placeholder[target=c5_other]
    %c6_condition : [num_users=2] = placeholder[target=c6_condition]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_condition : [num_users=17] = placeholder[target=c7_condition]
    %c7_other : [num_users=2] = placeholder[target=c7_other]
    %c11_other : [num_users=3] = placeholder[target=c11_other]
    %c14_other : [num_users=1] = placeholder[target=c14_other]
    %c15_other : [num_users=2] = placeholder[target=c15_other]
    %c17_other : [num_users=1] = placeholder[target=c17_other]
    %c18_other : [num_users=3] = placeholder[target=c18_other]
    %c21_other : [num_users=1] = placeholder[target=c21_other]
    %c22_other : [num_users=2] = placeholder[target=c22_other]
    %c24_other : [num_users=1] = placeholder[target=c24_other]
    %c25_other : [num_users=3] = placeholder[target=c25_other]
    %c28_other : [num_users=1] = placeholder[target=c28_other]
    %c29_other : [num_users=1] = placeholder[target=c29_other]
    %c30_other : [num_users=3] = placeholder[target=c30_other]
    %c31_other : [num_users=1] = placeholder[target=c31_other]
    %c32_other : [num_users=2] = placeholder[target=c32_other]
    %c36_other : [num_users=3] = placeholder[target=c36_other]
    %c40_other : [num_users=2] = placeholder[target=c40_other]
    %c42_other : [num_users=1] = placeholder[target=c42_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 2, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1.5, %c0_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, True, %c0_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c3_condition, 2, %c3_other), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_condition, [2, 1, 0]), kwargs = {})
    %c4_2v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c4_0v, -1.5, %c4_2v), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c5_condition, True, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c6_condition, 2, %c6_other), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c7_other), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, True, %c7_other), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, 2, %c5_other), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c5_other), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 2, %c11_other), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1.5, %c11_other), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, True, %c11_other), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c3_condition, 2, %c14_other), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c15_other), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, True, %c15_other), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, 2, %c17_other), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 2, %c18_other), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1.5, %c18_other), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, True, %c18_other), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c3_condition, 2, %c21_other), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c22_other), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, True, %c22_other), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, 2, %c24_other), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 2, %c25_other), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1.5, %c25_other), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, True, %c25_other), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c3_condition, 2, %c28_other), kwargs = {})
    %c29_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_condition, [2, 1, 0]), kwargs = {})
    %c29_2v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c29_other, 1, 0, 8, 2), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c29_0v, -1.5, %c29_2v), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c5_condition, True, %c30_other), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c6_condition, 2, %c31_other), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c32_other), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, True, %c32_other), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, 2, %c30_other), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c30_other), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, 2, %c36_other), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, -1.5, %c36_other), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c0_condition, True, %c36_other), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c3_condition, 2, %c3_condition), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, -1.5, %c40_other), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, True, %c40_other), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarSelf](args = (%c7_condition, 2, %c42_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42)
