# gradients: rrelu_with_noise_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c0_grad_output c0_self, not smooth
# case c2: by c0_grad_output c0_self, not smooth
# case c3: by c0_grad_output c0_self, not smooth
# case c4: by c0_grad_output c0_self, not smooth
# case c5: by c0_grad_output c0_self, not smooth
# case c6: by c0_grad_output c0_self, not smooth
# case c7: by c0_grad_output c0_self, not smooth
graph():
    %c0_grad_output : [num_users=8] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_noise : [num_users=8] = placeholder[target=c0_noise]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.5, 0.3, False, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 2.0, 0.3, False, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 1.0, 0.3, False, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.0, 0.3, False, False), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 3.0, 0.3, False, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, -0.5, 0.3, False, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.1, 0.5, False, False), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_self, %c0_noise, 0.1, 2.0, False, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
