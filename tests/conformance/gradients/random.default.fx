# gradients: random.default
# case c0: by c0_self, no second gradient, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.random.default](args = (%c0_self,), kwargs = {})
    return (c0,)
