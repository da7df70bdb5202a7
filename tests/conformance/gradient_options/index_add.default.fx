# gradients: index_add.default
# case c0: by c0_self c0_source, not smooth
# case c1: by c0_self c0_source, not smooth
# case c2: by c0_self c0_source, not smooth
# case c3: by c0_self c0_source, not smooth
# case c4: by c0_self c0_source, not smooth
# case c5: by c5_self c0_source, not smooth
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_index : [num_users=6] = placeholder[target=c0_index]
    %c0_source : [num_users=6] = placeholder[target=c0_source]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, -2, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 0, %c0_index, %c0_source), kwargs = {alpha: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 0, %c0_index, %c0_source), kwargs = {alpha: -1.0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 0, %c0_index, %c0_source), kwargs = {alpha: 0.5})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 0, %c0_index, %c0_source), kwargs = {alpha: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c5_self, 0, %c0_index, %c0_source), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
