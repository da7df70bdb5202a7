# gradients: mse_loss.default
# case c0: by c0_self c0_target, not smooth
# case c1: by c1_self c1_target, not smooth
# case c2: by c1_self c1_target, not smooth
# case c3: by c1_self c1_target, not smooth
# case c4: by c4_self c4_target, not smooth
# case c5: by c5_self c5_target, not smooth
# case c6: by c6_self c6_target, not smooth
# case c7: by c0_self c7_target, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c1_target : [num_users=3] = placeholder[target=c1_target]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_target : [num_users=1] = placeholder[target=c5_target]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_target : [num_users=1] = placeholder[target=c6_target]
    %c7_target : [num_users=1] = placeholder[target=c7_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c0_self, %c0_target), kwargs = {reduction: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c1_self, %c1_target), kwargs = {reduction: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c1_self, %c1_target), kwargs = {reduction: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c1_self, %c1_target), kwargs = {reduction: 2})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c4_self, %c4_target), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c5_self, %c5_target), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c6_self, %c6_target), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c0_self, %c7_target), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
