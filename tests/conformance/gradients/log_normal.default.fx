# gradients: log_normal.default
# case c0: by c0_self, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.log_normal.default](args = (%c0_self, 0.5, 1e-300), kwargs = {})
    return (c0,)
