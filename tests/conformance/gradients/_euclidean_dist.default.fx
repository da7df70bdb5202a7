# gradients: _euclidean_dist.default
# case c0: by c0_x1 c0_x2
# case c1: by c1_x1 c1_x2
graph():
    %c0_x1 : [num_users=1] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=1] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=1] = placeholder[target=c1_x2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c0_x1, %c0_x2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c1_x1, %c1_x2), kwargs = {})
    return (c0, c1)
