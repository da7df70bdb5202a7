# gradients: cholesky_solve.default
# case c0: by c0_self c0_input2, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_input2 : [num_users=1] = placeholder[target=c0_input2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c0_self, %c0_input2), kwargs = {})
    return (c0,)
