# gradients: multi_margin_loss_backward.default
# case c0: by c0_grad_output c0_self, PyTorch has no derivative
# case c1: by c1_grad_output c1_self, PyTorch has no derivative
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 1.0, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, 1.0, None), kwargs = {})
    return (c0, c1)
