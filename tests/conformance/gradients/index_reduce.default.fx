# gradients: index_reduce.default
# case c0: by c0_self c0_source
# case c1: by c0_self c0_source
# case c2: by c2_self c2_source
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=3] = placeholder[target=c0_index]
    %c0_source : [num_users=2] = placeholder[target=c0_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, mean), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, prod), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c2_self, 0, %c0_index, %c2_source, prod), kwargs = {})
    return (c0, c1, c2)
