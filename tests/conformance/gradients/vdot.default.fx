# gradients: vdot.default
# case c0: by c0_self c0_other
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.vdot.default](args = (%c0_self, %c0_other), kwargs = {})
    return (c0,)
