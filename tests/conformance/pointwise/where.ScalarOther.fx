# conformance: where.ScalarOther
# values: where.ScalarOther.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_condition : [num_users=30] = placeholder[target=c0_condition]
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_condition : [num_users=5] = placeholder[target=c6_condition]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_condition : [num_users=2] = placeholder[target=c7_condition]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_condition : [num_users=2] = placeholder[target=c8_condition]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_condition : [num_users=13] = placeholder[target=c9_condition]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=6] = placeholder[target=c11_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=6] = placeholder[target=c21_self]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_self : [num_users=2] = placeholder[target=c28_self]
    %c30_self : [num_users=1] = placeholder[target=c30_self]
    %c31_self : [num_users=6] = placeholder[target=c31_self]
    %c37_self : [num_users=1] = placeholder[target=c37_self]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c39_self : [num_users=1] = placeholder[target=c39_self]
    %c40_self : [num_users=1] = placeholder[target=c40_self]
    %c41_self : [num_users=1] = placeholder[target=c41_self]
    %c42_self : [num_users=6] = placeholder[target=c42_self]
    %c49_self : [num_users=2] = placeholder[target=c49_self]
    %c51_self : [num_users=1] = placeholder[target=c51_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, -1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, nan), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c0_self, -3), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c6_condition, %c6_self, 2), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_condition, [2, 1, 0]), kwargs = {})
    %c7_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c7_self, 1, 0, 8, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c7_0v, %c7_1v, -1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c8_condition, %c8_self, 0), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c9_self, nan), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c10_self, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, -1.5), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, 0), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, nan), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c11_self, -3), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c6_condition, %c17_self, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c18_self, -1.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c18_self, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c20_self, 0), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, -1.5), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, True), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, 0), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, nan), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c21_self, -3), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c6_condition, %c27_self, 2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c28_self, -1.5), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c28_self, True), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c30_self, 0), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, -1.5), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, True), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, 0), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, nan), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c31_self, -3), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c6_condition, %c37_self, 2), kwargs = {})
    %c38_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_condition, [2, 1, 0]), kwargs = {})
    %c38_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c38_self, 1, 0, 8, 2), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c38_0v, %c38_1v, -1.5), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c8_condition, %c39_self, 0), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c40_self, nan), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c41_self, 2), kwargs = {})
    %c42 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, 2), kwargs = {})
    %c43 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, -1.5), kwargs = {})
    %c44 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, True), kwargs = {})
    %c45 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, 0), kwargs = {})
    %c46 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, nan), kwargs = {})
    %c47 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c0_condition, %c42_self, -3), kwargs = {})
    %c48 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c6_condition, %c6_condition, 2), kwargs = {})
    %c49 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c49_self, -1.5), kwargs = {})
    %c50 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c49_self, True), kwargs = {})
    %c51 : [num_users=1] = call_function[target=torch.ops.aten.where.ScalarOther](args = (%c9_condition, %c51_self, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41, c42, c43, c44, c45, c46, c47, c48, c49, c50, c51)
