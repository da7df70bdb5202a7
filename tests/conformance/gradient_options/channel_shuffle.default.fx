# gradients: channel_shuffle.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c2_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 3), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c2_self, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c3_self, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c4_self, 2), kwargs = {})
    return (c0, c1, c2, c3, c4)
