# gradients: diagonal_scatter.default
# case c0: by c0_self c0_src
# case c1: by c0_self c0_src
# case c2: by c0_self c2_src
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c2_src, -2), kwargs = {})
    return (c0, c1, c2)
