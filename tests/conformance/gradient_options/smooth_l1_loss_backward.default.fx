# gradients: smooth_l1_loss_backward.default
# case c0: by c0_grad_output c0_self c0_target, not smooth
# case c1: by c1_grad_output c1_self c1_target, not smooth
# case c2: by c1_grad_output c1_self c1_target, not smooth
# case c3: by c1_grad_output c1_self c1_target, not smooth
# case c4: by c1_grad_output c1_self c1_target, not smooth
# case c5: by c0_grad_output c0_self c0_target, not smooth
# case c6: by c1_grad_output c1_self c1_target, not smooth
# case c7: by c0_grad_output c0_self c0_target, not smooth
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_target : [num_users=3] = placeholder[target=c0_target]
    %c1_grad_output : [num_users=5] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=5] = placeholder[target=c1_self]
    %c1_target : [num_users=5] = placeholder[target=c1_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 2, 1.0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 2, 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, 0.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, 2.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, 0.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 1, 3.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, 1, 3.0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, 1, -0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
