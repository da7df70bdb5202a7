# gradients: gelu_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
# case c2: by c2_grad_output c2_self, not smooth
# case c3: by c3_grad_output c3_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.gelu_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {approximate: none})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.gelu_backward.default](args = (%c1_grad_output, %c1_self), kwargs = {approximate: tanh})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.gelu_backward.default](args = (%c2_grad_output, %c2_self), kwargs = {approximate: tanh})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.gelu_backward.default](args = (%c3_grad_output, %c3_self), kwargs = {approximate: tanh})
    return (c0, c1, c2, c3)
