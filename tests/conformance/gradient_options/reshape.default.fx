# gradients: reshape.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c5_self, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c0_self, [2, -1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c0_self, [1, -1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c0_self, [3, -1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c0_self, [4, 3]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c4_self, [4, -1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c5_self, [4, -1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
