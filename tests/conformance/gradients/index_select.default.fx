# gradients: index_select.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=1] = placeholder[target=c2_index]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c0_self, 0, %c0_index), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c1_self, -1, %c1_index), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c2_self, 0, %c2_index), kwargs = {})
    return (c0, c1, c2)
