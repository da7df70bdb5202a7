# conformance: linalg_ldl_solve.default
# values: linalg_ldl_solve.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_ld : [num_users=2] = placeholder[target=c0_LD]
    %c0_pivots : [num_users=2] = placeholder[target=c0_pivots]
    %c0_b : [num_users=2] = placeholder[target=c0_B]
    %c1_ld : [num_users=2] = placeholder[target=c1_LD]
    %c1_pivots : [num_users=4] = placeholder[target=c1_pivots]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=1] = placeholder[target=c2_B]
    %c3_ld : [num_users=1] = placeholder[target=c3_LD]
    %c3_pivots : [num_users=2] = placeholder[target=c3_pivots]
    %c4_pivots : [num_users=2] = placeholder[target=c4_pivots]
    %c4_b : [num_users=1] = placeholder[target=c4_B]
    %c5_ld : [num_users=1] = placeholder[target=c5_LD]
    %c5_pivots : [num_users=2] = placeholder[target=c5_pivots]
    %c5_b : [num_users=1] = placeholder[target=c5_B]
    %c6_ld : [num_users=2] = placeholder[target=c6_LD]
    %c6_b : [num_users=2] = placeholder[target=c6_B]
    %c7_ld : [num_users=2] = placeholder[target=c7_LD]
    %c7_b : [num_users=1] = placeholder[target=c7_B]
    %c8_b : [num_users=1] = placeholder[target=c8_B]
    %c9_ld : [num_users=1] = placeholder[target=c9_LD]
    %c10_b : [num_users=1] = placeholder[target=c10_B]
    %c11_ld : [num_users=1] = placeholder[target=c11_LD]
    %c11_b : [num_users=1] = placeholder[target=c11_B]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c0_ld, %c0_pivots, %c0_b), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c1_ld, %c1_pivots, %c1_b), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c1_ld, %c1_pivots, %c2_b), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c3_ld, %c3_pivots, %c0_b), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c0_ld, %c4_pivots, %c4_b), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c5_ld, %c5_pivots, %c5_b), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c6_ld, %c0_pivots, %c6_b), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c7_ld, %c1_pivots, %c7_b), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c7_ld, %c1_pivots, %c8_b), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c9_ld, %c3_pivots, %c6_b), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c6_ld, %c4_pivots, %c10_b), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.linalg_ldl_solve.default](args = (%c11_ld, %c5_pivots, %c11_b), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)
