# gradients: _cdist_forward.default
# case c0: by c0_x1 c0_x2, empty
# case c1: by c1_x1 c1_x2
# case c2: by c2_x1 c2_x2
# case c3: by c3_x1 c3_x2
graph():
    %c0_x1 : [num_users=1] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=1] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=1] = placeholder[target=c1_x2]
    %c2_x1 : [num_users=1] = placeholder[target=c2_x1]
    %c2_x2 : [num_users=1] = placeholder[target=c2_x2]
    %c3_x1 : [num_users=1] = placeholder[target=c3_x1]
    %c3_x2 : [num_users=1] = placeholder[target=c3_x2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 1.0, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c1_x1, %c1_x2, 3.0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c2_x1, %c2_x2, 1.5, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c3_x1, %c3_x2, 1.0, 1), kwargs = {})
    return (c0, c1, c2, c3)
