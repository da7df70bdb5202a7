# gradients: addmv_.default
# case c0: by c0_self c0_mat c0_vec
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat : [num_users=1] = placeholder[target=c0_mat]
    %c0_vec : [num_users=1] = placeholder[target=c0_vec]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmv_.default](args = (%c0_self_clone, %c0_mat, %c0_vec), kwargs = {beta: 0.6, alpha: -2})
    return (c0,)
