# gradients: index_copy.default
# case c0: by c0_self c0_source, not smooth
# case c1: by c1_self c1_source, not smooth
# case c2: by c2_self c1_source, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=3] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_source : [num_users=2] = placeholder[target=c1_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c0_self, -1, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c1_self, -1, %c0_index, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c2_self, 0, %c0_index, %c1_source), kwargs = {})
    return (c0, c1, c2)
