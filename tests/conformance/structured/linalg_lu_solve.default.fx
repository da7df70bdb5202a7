# conformance: linalg_lu_solve.default
# values: linalg_lu_solve.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_lu : [num_users=1] = placeholder[target=c0_LU]
    %c0_pivots : [num_users=2] = placeholder[target=c0_pivots]
    %c0_b : [num_users=1] = placeholder[target=c0_B]
    %c1_lu : [num_users=4] = placeholder[target=c1_LU]
    %c1_pivots : [num_users=8] = placeholder[target=c1_pivots]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=2] = placeholder[target=c2_B]
    %c4_b : [num_users=1] = placeholder[target=c4_B]
    %c5_lu : [num_users=1] = placeholder[target=c5_LU]
    %c5_b : [num_users=1] = placeholder[target=c5_B]
    %c6_lu : [num_users=4] = placeholder[target=c6_LU]
    %c6_b : [num_users=1] = placeholder[target=c6_B]
    %c7_b : [num_users=2] = placeholder[target=c7_B]
    %c9_b : [num_users=1] = placeholder[target=c9_B]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c0_lu, %c0_pivots, %c0_b), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c1_b), kwargs = {adjoint: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c2_b), kwargs = {left: False})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c2_b), kwargs = {left: False, adjoint: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c4_b), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c5_lu, %c0_pivots, %c5_b), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c6_lu, %c1_pivots, %c6_b), kwargs = {adjoint: True})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c6_lu, %c1_pivots, %c7_b), kwargs = {left: False})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c6_lu, %c1_pivots, %c7_b), kwargs = {left: False, adjoint: True})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c6_lu, %c1_pivots, %c9_b), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
