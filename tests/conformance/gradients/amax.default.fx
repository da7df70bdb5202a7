# gradients: amax.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%c1_self, [1, 3]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%c1_self, [0, -1], True), kwargs = {})
    return (c0, c1, c2)
