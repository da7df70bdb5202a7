# gradients: linalg_cross.default
# case c0: by c0_self c0_other, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c0_self, %c0_other), kwargs = {dim: -1})
    return (c0,)
