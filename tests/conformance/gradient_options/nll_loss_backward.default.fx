# gradients: nll_loss_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
# case c2: by c0_grad_output c0_self, not smooth
# case c3: by c1_grad_output c1_self, not smooth
# case c4: by c4_grad_output c4_self, not smooth
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_total_weight : [num_users=2] = placeholder[target=c0_total_weight]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c1_total_weight : [num_users=3] = placeholder[target=c1_total_weight]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None, 2, -100, %c0_total_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, None, 0, 2, %c1_total_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None, 1, 1, %c0_total_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, None, 0, 1, %c1_total_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%c4_grad_output, %c4_self, %c4_target, None, 0, -100, %c1_total_weight), kwargs = {})
    return (c0, c1, c2, c3, c4)
