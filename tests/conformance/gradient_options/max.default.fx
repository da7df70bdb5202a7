# gradients: max.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c2_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.max.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.max.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.max.default](args = (%c2_self,), kwargs = {})
    return (c0, c1, c2)
