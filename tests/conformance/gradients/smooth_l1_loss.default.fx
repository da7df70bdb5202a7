# gradients: smooth_l1_loss.default
# case c0: by c0_self c0_target
# case c1: by c1_self c1_target
# case c2: by c1_self c1_target
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%c0_self, %c0_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%c1_self, %c1_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%c1_self, %c1_target, 2), kwargs = {})
    return (c0, c1, c2)
