# gradients: im2col.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c0_self, [2, 2], [1, 1], [0, 0], [1, 2]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c1_self, [2, 1], [1, 2], [1, 0], [2, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%c2_self, [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    return (c0, c1, c2)
