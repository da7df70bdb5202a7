# gradients: multilabel_margin_loss_backward.default
# case c0: by c0_grad_output c0_self, PyTorch has no derivative
# case c1: by c1_grad_output c1_self, PyTorch has no derivative
# case c2: by c2_grad_output c2_self, PyTorch has no derivative
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_is_target : [num_users=2] = placeholder[target=c0_is_target]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c1_is_target : [num_users=1] = placeholder[target=c1_is_target]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 1, %c0_is_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, %c1_is_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c2_grad_output, %c2_self, %c0_target, 0, %c0_is_target), kwargs = {})
    return (c0, c1, c2)
