# gradients: _adaptive_avg_pool3d_backward.default
# case c0: by c0_grad_output c0_self, empty
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {})
    return (c0,)
