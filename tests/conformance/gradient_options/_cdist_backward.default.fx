# gradients: _cdist_backward.default
# case c0: by c0_x1 c0_x2 c0_cdist, not smooth
# case c1: by c0_x1 c0_x2 c0_cdist, not smooth
# case c2: by c0_x1 c0_x2 c0_cdist, not smooth
# case c3: by c0_x1 c0_x2 c0_cdist, not smooth
# case c4: by c4_x1 c4_x2 c4_cdist, no second gradient, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0_x1 : [num_users=4] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=4] = placeholder[target=c0_x2]
    %c0_cdist : [num_users=4] = placeholder[target=c0_cdist]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_x1 : [num_users=1] = placeholder[target=c4_x1]
    %c4_x2 : [num_users=1] = placeholder[target=c4_x2]
    %c4_cdist : [num_users=1] = placeholder[target=c4_cdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 0.5, %c0_cdist), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 2.0, %c0_cdist), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 3.0, %c0_cdist), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, -0.5, %c0_cdist), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c4_grad_output, %c4_x1, %c4_x2, 1.0, %c4_cdist), kwargs = {})
    return (c0, c1, c2, c3, c4)
