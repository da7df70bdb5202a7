# conformance: linalg_solve_triangular.default
# values: linalg_solve_triangular.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_b : [num_users=2] = placeholder[target=c0_B]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=1] = placeholder[target=c2_B]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_b : [num_users=2] = placeholder[target=c4_B]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_b : [num_users=1] = placeholder[target=c5_B]
    %c6_b : [num_users=1] = placeholder[target=c6_B]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c0_self, %c0_b), kwargs = {upper: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c1_self, %c1_b), kwargs = {upper: False, unitriangular: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c1_self, %c2_b), kwargs = {upper: False, left: False})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c3_self, -2, -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c3_0v, %c0_b), kwargs = {upper: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c4_self, %c4_b), kwargs = {upper: True})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c5_self, %c5_b), kwargs = {upper: False, unitriangular: True})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c5_self, %c6_b), kwargs = {upper: False, left: False})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c7_self, -2, -1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c7_0v, %c4_b), kwargs = {upper: True})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
