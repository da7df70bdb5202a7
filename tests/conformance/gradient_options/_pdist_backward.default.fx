# gradients: _pdist_backward.default
# case c0: by c0_self c0_pdist, no second gradient, not smooth
# case c1: by c0_self c0_pdist, no second gradient, not smooth
# case c2: by c0_self c0_pdist, no second gradient, not smooth
# case c3: by c0_self c0_pdist, no second gradient, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_pdist : [num_users=4] = placeholder[target=c0_pdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, 0.5, %c0_pdist), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, 1.0, %c0_pdist), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, 3.0, %c0_pdist), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._pdist_backward.default](args = (%c0_grad_output, %c0_self, -0.5, %c0_pdist), kwargs = {})
    return (c0, c1, c2, c3)
