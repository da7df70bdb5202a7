# gradients: as_strided_scatter.default
# case c0: by c0_self c0_src, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.as_strided_scatter.default](args = (%c0_self, %c0_src, [2, 3], [5, 1], 2), kwargs = {})
    return (c0,)
