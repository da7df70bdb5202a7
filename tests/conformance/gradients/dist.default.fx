# gradients: dist.default
# case c0: by c0_self c0_other
# case c1: by c0_self c1_other
# case c2: by c2_self c2_other
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c0_self, %c1_other, 4), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.dist.default](args = (%c2_self, %c2_other), kwargs = {})
    return (c0, c1, c2)
