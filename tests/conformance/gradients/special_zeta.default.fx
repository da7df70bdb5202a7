# gradients: special_zeta.default
# case c0: by c0_other, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.default](args = (%c0_self, %c0_other), kwargs = {})
    return (c0,)
