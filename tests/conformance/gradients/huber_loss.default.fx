# gradients: huber_loss.default
# case c0: by c0_self c0_target
# case c1: by c0_self c0_target
# case c2: by c0_self c0_target
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_target : [num_users=3] = placeholder[target=c0_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 8.698115367693557), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 1, 8.698115367693557), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 2, 8.698115367693557), kwargs = {})
    return (c0, c1, c2)
