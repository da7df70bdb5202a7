# gradients: linalg_lu_solve.default
# case c0: by c0_lu c0_b
# case c1: by c1_lu c1_b
# case c2: by c1_lu c2_b
# case c3: by c1_lu c2_b
graph():
    %c0_lu : [num_users=1] = placeholder[target=c0_LU]
    %c0_pivots : [num_users=1] = placeholder[target=c0_pivots]
    %c0_b : [num_users=1] = placeholder[target=c0_B]
    %c1_lu : [num_users=3] = placeholder[target=c1_LU]
    %c1_pivots : [num_users=3] = placeholder[target=c1_pivots]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=2] = placeholder[target=c2_B]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c0_lu, %c0_pivots, %c0_b), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c1_b), kwargs = {adjoint: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c2_b), kwargs = {left: False})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_lu_solve.default](args = (%c1_lu, %c1_pivots, %c2_b), kwargs = {left: False, adjoint: True})
    return (c0, c1, c2, c3)
