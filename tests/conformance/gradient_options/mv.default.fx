# gradients: mv.default
# case c0: by c0_self c0_vec, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_vec : [num_users=1] = placeholder[target=c0_vec]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c0_self, %c0_vec), kwargs = {})
    return (c0,)
