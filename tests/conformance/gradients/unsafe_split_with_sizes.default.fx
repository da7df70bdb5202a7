# gradients: unsafe_split_with_sizes.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split_with_sizes.default](args = (%c0_self, [1, 3]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split_with_sizes.default](args = (%c0_self, [2, 1], -1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
