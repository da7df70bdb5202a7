# gradients: addmv.default
# case c0: by c0_self c0_mat c0_vec
# case c1: by c1_self c0_mat c0_vec
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat : [num_users=2] = placeholder[target=c0_mat]
    %c0_vec : [num_users=2] = placeholder[target=c0_vec]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {beta: 0.6, alpha: -2})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c1_self, %c0_mat, %c0_vec), kwargs = {})
    return (c0, c1)
