# gradients: addr.default
# case c0: by c0_self c0_vec1 c0_vec2
# case c1: by c0_self c0_vec1 c0_vec2
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_vec1 : [num_users=2] = placeholder[target=c0_vec1]
    %c0_vec2 : [num_users=2] = placeholder[target=c0_vec2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c0_self, %c0_vec1, %c0_vec2), kwargs = {beta: 0.6, alpha: -2})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addr.default](args = (%c0_self, %c0_vec1, %c0_vec2), kwargs = {})
    return (c0, c1)
