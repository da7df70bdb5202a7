# gradients: poisson.default
# case c0: by c0_self, no second gradient, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.poisson.default](args = (%c0_self,), kwargs = {})
    return (c0,)
