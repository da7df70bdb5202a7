# gradients: mse_loss.default
# case c0: by c0_self c0_target
# case c1: by c1_self c1_target
# case c2: by c1_self c1_target
# case c3: by c3_self c3_target, not smooth
# case c4: by c4_self c4_target
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c0_self, %c0_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c1_self, %c1_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c1_self, %c1_target, 2), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_target_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_target, 1, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c3_self_view, %c3_target_view), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mse_loss.default](args = (%c4_self, %c4_target), kwargs = {})
    return (c0, c1, c2, c3, c4)
