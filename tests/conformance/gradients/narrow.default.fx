# gradients: narrow.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%c0_self, 0, 1, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%c0_self, -1, -2, 2), kwargs = {})
    return (c0, c1)
