# gradients: linalg_solve_triangular.default
# case c0: by c0_self c0_b
# case c1: by c1_self c1_b
# case c2: by c1_self c2_b
# case c3: by c3_self c0_b
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_b : [num_users=2] = placeholder[target=c0_B]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=1] = placeholder[target=c2_B]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c0_self, %c0_b), kwargs = {upper: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c1_self, %c1_b), kwargs = {upper: False, unitriangular: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c1_self, %c2_b), kwargs = {upper: False, left: False})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c3_self, -2, -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_solve_triangular.default](args = (%c3_self_view, %c0_b), kwargs = {upper: True})
    return (c0, c1, c2, c3)
