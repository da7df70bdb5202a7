# gradients: _euclidean_dist.default
# case c0: by c0_x1 c0_x2, not smooth
# case c1: by c1_x1 c1_x2, not smooth
# case c2: by c2_x1 c2_x2, not smooth
# case c3: by c3_x1 c3_x2, not smooth
# case c4: by c4_x1 c4_x2, not smooth
# case c5: by c5_x1 c5_x2, not smooth
graph():
    %c0_x1 : [num_users=1] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=1] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=1] = placeholder[target=c1_x2]
    %c2_x1 : [num_users=1] = placeholder[target=c2_x1]
    %c2_x2 : [num_users=1] = placeholder[target=c2_x2]
    %c3_x1 : [num_users=1] = placeholder[target=c3_x1]
    %c3_x2 : [num_users=1] = placeholder[target=c3_x2]
    %c4_x1 : [num_users=1] = placeholder[target=c4_x1]
    %c4_x2 : [num_users=1] = placeholder[target=c4_x2]
    %c5_x1 : [num_users=1] = placeholder[target=c5_x1]
    %c5_x2 : [num_users=1] = placeholder[target=c5_x2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c0_x1, %c0_x2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c1_x1, %c1_x2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c2_x1, %c2_x2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c3_x1, %c3_x2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c4_x1, %c4_x2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._euclidean_dist.default](args = (%c5_x1, %c5_x2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
