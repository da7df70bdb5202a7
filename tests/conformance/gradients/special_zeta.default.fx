# gradients: special_zeta.default
# case c0: by c0_other
# case c1: by c0_other
# case c2: by c2_other, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c1_self, %c0_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c2_self, %c2_other), kwargs = {})
    return (c0, c1, c2)
