# gradients: multi_margin_loss_backward.default
# case c0: by c0_grad_output c0_self, PyTorch has no derivative
# case c1: by c0_grad_output c0_self, PyTorch has no derivative
# case c2: by c2_grad_output c2_self, PyTorch has no derivative
# case c3: by c0_grad_output c0_self, PyTorch has no derivative
# case c4: by c0_grad_output c0_self, PyTorch has no derivative
# case c5: by c0_grad_output c0_self, PyTorch has no derivative
# case c6: by c0_grad_output c0_self, PyTorch has no derivative
# case c7: by c0_grad_output c0_self, PyTorch has no derivative
graph():
    %c0_grad_output : [num_users=7] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=7] = placeholder[target=c0_self]
    %c0_target : [num_users=7] = placeholder[target=c0_target]
    %c0_weight : [num_users=7] = placeholder[target=c0_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 0.7, %c0_weight, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 1, 0.7, %c0_weight, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, 2, 1.0, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 0.5, %c0_weight, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 2.0, %c0_weight, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 1.0, %c0_weight, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 0.0, %c0_weight, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 3.0, %c0_weight, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
