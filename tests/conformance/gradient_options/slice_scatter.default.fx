# gradients: slice_scatter.default
# case c0: by c0_self c0_src, not smooth
# case c1: by c0_self c0_src, not smooth
# case c2: by c2_self c0_src, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_src : [num_users=3] = placeholder[target=c0_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%c0_self, %c0_src, -2, 1, 4, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%c0_self, %c0_src, 0, None, 4, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%c2_self, %c0_src, 0, 1, 4, 2), kwargs = {})
    return (c0, c1, c2)
