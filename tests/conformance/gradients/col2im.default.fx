# gradients: col2im.default
# case c0: by c0_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%c0_self, [5, 5], [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    return (c0,)
