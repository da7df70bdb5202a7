# gradients: rrelu_with_noise_backward.default
# case c0: by c0_grad_output c0_self
# case c1: by c0_grad_output c0_self
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_noise : [num_users=2] = placeholder[target=c0_noise]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.1, 0.3, False, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.1, 0.3, True, False), kwargs = {})
    return (c0, c1)
