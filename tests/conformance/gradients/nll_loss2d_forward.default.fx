# gradients: nll_loss2d_forward.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c2_target : [num_users=1] = placeholder[target=c2_target]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c0_self, %c0_target, None, 1, -100), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c1_self, %c1_target, None, 2, -100), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_forward.default](args = (%c1_self, %c2_target, %c2_weight, 2, -100), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
