# gradients: huber_loss.default
# case c0: by c0_self c0_target, not smooth
# case c1: by c0_self c0_target, not smooth
# case c2: by c0_self c0_target, not smooth
# case c3: by c0_self c0_target, not smooth
# case c4: by c0_self c0_target, not smooth
# case c5: by c0_self c0_target, not smooth
# case c6: by c6_self c6_target, not smooth
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c0_target : [num_users=6] = placeholder[target=c0_target]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_target : [num_users=1] = placeholder[target=c6_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 2, 8.698115367693557), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 1, 8.698115367693557), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 0.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 2.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 1.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c0_self, %c0_target, 0, 3.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.huber_loss.default](args = (%c6_self, %c6_target, 0, 8.698115367693557), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
