# gradients: leaky_relu_backward.default
# case c0: by c0_grad_output c0_self
# case c1: by c0_grad_output c0_self
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu_backward.default](args = (%c0_grad_output, %c0_self, 0.01, True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.leaky_relu_backward.default](args = (%c0_grad_output, %c0_self, 0.2, False), kwargs = {})
    return (c0, c1)
