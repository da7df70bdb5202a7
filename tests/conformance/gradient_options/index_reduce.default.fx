# gradients: index_reduce.default
# case c0: by c0_self c0_source, no second gradient, not smooth
# case c1: by c1_self c1_source, not smooth
# case c2: by c0_self c0_source, not smooth
# case c3: by c1_self c1_source, not smooth
# case c4: by c0_self c0_source, not smooth
# case c5: by c1_self c1_source, not smooth
# case c6: by c0_self c0_source, not smooth
# case c7: by c1_self c1_source, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_index : [num_users=4] = placeholder[target=c0_index]
    %c0_source : [num_users=4] = placeholder[target=c0_source]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c1_index : [num_users=4] = placeholder[target=c1_index]
    %c1_source : [num_users=4] = placeholder[target=c1_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, -1, %c0_index, %c0_source, prod), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, -1, %c1_index, %c1_source, mean), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, mean), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, 0, %c1_index, %c1_source, prod), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, amax), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, 0, %c1_index, %c1_source, amax), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c0_self, 0, %c0_index, %c0_source, amin), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce.default](args = (%c1_self, 0, %c1_index, %c1_source, amin), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
