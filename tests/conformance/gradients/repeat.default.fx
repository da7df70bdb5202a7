# gradients: repeat.default
# case c0: by c0_self
# case c1: by c1_self, no second gradient, empty
# case c2: by c0_self
# case c3: by c1_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%c0_self, [3]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%c1_self, [0, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%c0_self, [2, 3]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%c1_self, []), kwargs = {})
    return (c0, c1, c2, c3)
