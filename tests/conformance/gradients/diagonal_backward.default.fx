# gradients: diagonal_backward.default
# case c0: by c0_grad_output
# case c1: by c1_grad_output
# case c2: by c2_grad_output
# case c3: by c3_grad_output
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c0_grad_output, [2, 3], 1, 0, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c1_grad_output, [3, 3], 0, 0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c2_grad_output, [3, 5], 2, 0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_backward.default](args = (%c3_grad_output, [3, 5], -2, 0, 1), kwargs = {})
    return (c0, c1, c2, c3)
