# gradients: col2im.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c2_self, not smooth
# case c3: by c2_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%c0_self, [3, 4], [2, 1], [2, 1], [1, 0], [1, 2]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%c0_self, [3, 3], [2, 1], [2, 1], [1, 0], [1, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%c2_self, [4, 3], [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%c2_self, [3, 4], [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    return (c0, c1, c2, c3)
