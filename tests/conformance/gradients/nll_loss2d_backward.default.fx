# gradients: nll_loss2d_backward.default
# case c0: by c0_grad_output c0_self
# case c1: by c1_grad_output c1_self
# case c2: by c2_grad_output c1_self
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c0_total_weight : [num_users=1] = placeholder[target=c0_total_weight]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c1_total_weight : [num_users=1] = placeholder[target=c1_total_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_total_weight : [num_users=1] = placeholder[target=c2_total_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None, 1, -100, %c0_total_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, None, 2, -100, %c1_total_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c2_grad_output, %c1_self, %c2_target, %c2_weight, 2, -100, %c2_total_weight), kwargs = {})
    return (c0, c1, c2)
