# gradients: max_pool2d_with_indices_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_indices : [num_users=1] = placeholder[target=c1_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%c0_grad_output, %c0_self, [1, 4], [1, 2], [0, 0], [1, 1], True, %c0_indices), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%c1_grad_output, %c1_self, [1, 3], [1, 2], [0, 0], [1, 1], True, %c1_indices), kwargs = {})
    return (c0, c1)
