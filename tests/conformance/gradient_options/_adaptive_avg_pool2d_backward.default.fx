# gradients: _adaptive_avg_pool2d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c0_self, not smooth
# case c2: by c2_grad_output c2_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d_backward.default](args = (%c1_grad_output, %c0_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d_backward.default](args = (%c2_grad_output, %c2_self), kwargs = {})
    return (c0, c1, c2)
