# gradients: _cdist_backward.default
# case c0: by c0_x1 c0_x2 c0_cdist, no second gradient
# case c1: by c1_x1 c1_x2 c1_cdist, no second gradient
# case c2: by c2_x1 c2_x2 c1_cdist, empty
# case c3: by c3_x1 c3_x2 c3_cdist
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_x1 : [num_users=1] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=1] = placeholder[target=c0_x2]
    %c0_cdist : [num_users=1] = placeholder[target=c0_cdist]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=1] = placeholder[target=c1_x2]
    %c1_cdist : [num_users=2] = placeholder[target=c1_cdist]
    %c2_x1 : [num_users=1] = placeholder[target=c2_x1]
    %c2_x2 : [num_users=1] = placeholder[target=c2_x2]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_x1 : [num_users=1] = placeholder[target=c3_x1]
    %c3_x2 : [num_users=1] = placeholder[target=c3_x2]
    %c3_cdist : [num_users=1] = placeholder[target=c3_cdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 1.0, %c0_cdist), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c1_grad_output, %c1_x1, %c1_x2, 1.0, %c1_cdist), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c1_grad_output, %c2_x1, %c2_x2, 2.0, %c1_cdist), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c3_grad_output, %c3_x1, %c3_x2, 3.0, %c3_cdist), kwargs = {})
    return (c0, c1, c2, c3)
