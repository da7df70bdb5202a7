# gradients: diagonal_scatter.default
# case c0: by c0_self c0_src, not smooth
# case c1: by c0_self c0_src, not smooth
# case c2: by c0_self c0_src, not smooth
# case c3: by c3_self c0_src, not smooth
# case c4: by c4_self c0_src, not smooth
# case c5: by c3_self c0_src, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_src : [num_users=6] = placeholder[target=c0_src]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src), kwargs = {offset: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c0_self, %c0_src), kwargs = {offset: 2})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c3_self, %c0_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c4_self, %c0_src, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.diagonal_scatter.default](args = (%c3_self, %c0_src, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
