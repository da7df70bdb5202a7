# gradients: nll_loss2d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c0_grad_output c0_self, not smooth
# case c2: by c2_grad_output c2_self, not smooth
# case c3: by c0_grad_output c0_self, not smooth
# case c4: by c0_grad_output c0_self, not smooth
# case c5: by c2_grad_output c2_self, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_target : [num_users=4] = placeholder[target=c0_target]
    %c0_total_weight : [num_users=4] = placeholder[target=c0_total_weight]
    %c1_weight : [num_users=3] = placeholder[target=c1_weight]
    %c2_grad_output : [num_users=2] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_target : [num_users=2] = placeholder[target=c2_target]
    %c2_total_weight : [num_users=2] = placeholder[target=c2_total_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None, 2, -100, %c0_total_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, %c1_weight, 1, -100, %c0_total_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, None, 2, -100, %c2_total_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, %c1_weight, 2, 1, %c0_total_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, %c1_weight, 2, 0, %c0_total_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c2_grad_output, %c2_self, %c2_target, None, 1, 2, %c2_total_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
