# gradients: diagonal_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c0_grad_output, not smooth
# case c2: by c0_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c0_grad_output, [3, 3], 1, 0, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c0_grad_output, [2, 4], 1, 0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c0_grad_output, [2, 3], 0, 0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c0_grad_output, [2, 3], 1, -2, 1), kwargs = {})
    return (c0, c1, c2, c3)
