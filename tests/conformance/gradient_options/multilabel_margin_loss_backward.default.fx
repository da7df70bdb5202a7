# gradients: multilabel_margin_loss_backward.default
# case c0: by c0_grad_output c0_self, PyTorch has no derivative
# case c1: by c1_grad_output c1_self, PyTorch has no derivative
# case c2: by c2_grad_output c2_self, PyTorch has no derivative
# case c3: by c3_grad_output c3_self, PyTorch has no derivative
# case c4: by c4_grad_output c4_self, PyTorch has no derivative
# case c5: by c5_grad_output c5_self, PyTorch has no derivative
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c0_is_target : [num_users=1] = placeholder[target=c0_is_target]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c1_is_target : [num_users=1] = placeholder[target=c1_is_target]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c2_is_target : [num_users=1] = placeholder[target=c2_is_target]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c3_is_target : [num_users=1] = placeholder[target=c3_is_target]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c4_is_target : [num_users=1] = placeholder[target=c4_is_target]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_target : [num_users=1] = placeholder[target=c5_target]
    %c5_is_target : [num_users=1] = placeholder[target=c5_is_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 0, %c0_is_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 2, %c1_is_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, 2, %c2_is_target), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c3_grad_output, %c3_self, %c3_target, 1, %c3_is_target), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c4_grad_output, %c4_self, %c4_target, 1, %c4_is_target), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.multilabel_margin_loss_backward.default](args = (%c5_grad_output, %c5_self, %c5_target, 0, %c5_is_target), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
