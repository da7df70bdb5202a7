# gradients: _linalg_solve_ex.default
# case c0: by c0_a c0_b
# case c1: by c1_a c1_b
# case c2: by c1_a c2_b
# case c3: by c1_a c3_b
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c0_b : [num_users=1] = placeholder[target=c0_B]
    %c1_a : [num_users=3] = placeholder[target=c1_A]
    %c1_b : [num_users=1] = placeholder[target=c1_B]
    %c2_b : [num_users=1] = placeholder[target=c2_B]
    %c3_b : [num_users=1] = placeholder[target=c3_B]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._linalg_solve_ex.default](args = (%c0_a, %c0_b), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._linalg_solve_ex.default](args = (%c1_a, %c1_b), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._linalg_solve_ex.default](args = (%c1_a, %c2_b), kwargs = {left: False})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._linalg_solve_ex.default](args = (%c1_a, %c3_b), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
