# gradients: logit_backward.default
# case c0: by c0_grad_output c0_self, PyTorch has no derivative
# case c1: by c0_grad_output c0_self, PyTorch has no derivative
# case c2: by c2_grad_output c2_self, PyTorch has no derivative
# case c3: by c3_grad_output c3_self, PyTorch has no derivative
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.logit_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {eps: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.logit_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {eps: 1.0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.logit_backward.default](args = (%c2_grad_output, %c2_self), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.logit_backward.default](args = (%c3_grad_output, %c3_self), kwargs = {})
    return (c0, c1, c2, c3)
