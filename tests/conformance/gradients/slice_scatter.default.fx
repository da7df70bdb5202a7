# gradients: slice_scatter.default
# case c0: by c0_self c0_src
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%c0_self, %c0_src, 0, 1, 4, 2), kwargs = {})
    return (c0,)
