# gradients: unfold.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%c0_self, 0, 1, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%c1_self, 0, 3, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%c1_self, 0, 3, 2), kwargs = {})
    return (c0, c1, c2)
