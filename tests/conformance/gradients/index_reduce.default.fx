# gradients: index_reduce.default
# case c0: by c0_self c0_source, no second gradient
# case c1: by c1_self c1_source
# case c2: by c1_self c1_source
# case c3: by c3_self c3_source
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c1_source : [num_users=2] = placeholder[target=c1_source]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=1] = placeholder[target=c3_index]
    %c3_source : [num_users=1] = placeholder[target=c3_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, prod), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, 0, %c1_index, %c1_source, mean), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, 0, %c1_index, %c1_source, prod), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c3_self, 0, %c3_index, %c3_source, prod), kwargs = {})
    return (c0, c1, c2, c3)
