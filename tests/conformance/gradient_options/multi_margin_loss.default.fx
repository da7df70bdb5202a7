# gradients: multi_margin_loss.default
# case c0: by c0_self, no second gradient
# case c1: by c1_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_target : [num_users=1] = placeholder[target=c1_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c0_self, %c0_target, 2, 1.0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.multi_margin_loss.default](args = (%c1_self, %c1_target, 1, 1.0), kwargs = {})
    return (c0, c1)
