# gradients: reflection_pad2d.default
# case c0: by c0_self
# case c1: by c1_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.reflection_pad2d.default](args = (%c0_self, [0, 2, 0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.reflection_pad2d.default](args = (%c1_self, [0, 2, 0, 1]), kwargs = {})
    return (c0, c1)
