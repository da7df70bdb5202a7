# gradients: channel_shuffle.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 3), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [0, 3, 1, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c2_self_view, 3), kwargs = {})
    return (c0, c1, c2)
