# gradients: _pdist_backward.default
# case c0: by c0_self c0_pdist, no second gradient
# case c1: by c1_self c1_pdist, no second gradient, not twice smooth
# case c2: by c2_self c2_pdist, no second gradient
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_pdist : [num_users=1] = placeholder[target=c0_pdist]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_pdist : [num_users=1] = placeholder[target=c1_pdist]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_pdist : [num_users=1] = placeholder[target=c2_pdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, 2.0, %c0_pdist), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c1_grad_output, %c1_self, 2.0, %c1_pdist), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c2_grad_output, %c2_self, 1.0, %c2_pdist), kwargs = {})
    return (c0, c1, c2)
