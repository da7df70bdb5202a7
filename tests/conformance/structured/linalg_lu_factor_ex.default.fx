# conformance: linalg_lu_factor_ex.default
# values: linalg_lu_factor_ex.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int32 rtol=0 atol=0
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c2_a : [num_users=1] = placeholder[target=c2_A]
    %c3_a : [num_users=1] = placeholder[target=c3_A]
    %c4_a : [num_users=1] = placeholder[target=c4_A]
    %c5_a : [num_users=1] = placeholder[target=c5_A]
    %c6_a : [num_users=1] = placeholder[target=c6_A]
    %c7_a : [num_users=1] = placeholder[target=c7_A]
    %c8_a : [num_users=1] = placeholder[target=c8_A]
    %c9_a : [num_users=1] = placeholder[target=c9_A]
    %c10_a : [num_users=1] = placeholder[target=c10_A]
    %c11_a : [num_users=1] = placeholder[target=c11_A]
    %c12_a : [num_users=1] = placeholder[target=c12_A]
    %c13_a : [num_users=1] = placeholder[target=c13_A]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c1_a,), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c2_a,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c3_a,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c4_a,), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c5_a,), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c6_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c6_a, -2, -1), kwargs = {})
    %c6 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c6_0v,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c6_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 2), kwargs = {})
    %c7 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c7_a,), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c7_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 2), kwargs = {})
    %c8 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c8_a,), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c8_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 2), kwargs = {})
    %c9 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c9_a,), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c9_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 2), kwargs = {})
    %c10 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c10_a,), kwargs = {})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c10_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 2), kwargs = {})
    %c11 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c11_a,), kwargs = {})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    %c11_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 2), kwargs = {})
    %c12 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c12_a,), kwargs = {})
    %c12_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 0), kwargs = {})
    %c12_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 1), kwargs = {})
    %c12_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c12, 2), kwargs = {})
    %c13_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c13_a, -2, -1), kwargs = {})
    %c13 : [num_users=3] = call_function[target=torch.ops.aten.linalg_lu_factor_ex.default](args = (%c13_0v,), kwargs = {})
    %c13_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 0), kwargs = {})
    %c13_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 1), kwargs = {})
    %c13_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c13, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2, c3_out0, c3_out1, c3_out2, c4_out0, c4_out1, c4_out2, c5_out0, c5_out1, c5_out2, c6_out0, c6_out1, c6_out2, c7_out0, c7_out1, c7_out2, c8_out0, c8_out1, c8_out2, c9_out0, c9_out1, c9_out2, c10_out0, c10_out1, c10_out2, c11_out0, c11_out1, c11_out2, c12_out0, c12_out1, c12_out2, c13_out0, c13_out1, c13_out2)
