# gradients: select_scatter.default
# case c0: by c0_self c0_src, not smooth
# case c1: by c0_self c0_src, not smooth
# case c2: by c0_self c0_src, not smooth
# case c3: by c0_self c0_src, not smooth
# case c4: by c0_self c0_src, not smooth
# case c5: by c5_self c0_src, not smooth
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_src : [num_users=6] = placeholder[target=c0_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, -1, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, 0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, 0, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, 0, -1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, 0, 3), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c5_self, %c0_src, 0, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
