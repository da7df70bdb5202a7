# gradients: adaptive_max_pool3d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.adaptive_max_pool3d_backward.default](args = (%c0_grad_output, %c0_self, %c0_indices), kwargs = {})
    return (c0,)
