# gradients: _unsafe_index_put.default
# case c0: by c0_self c0_values
# case c1: by c0_self c1_values
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_indices_0 : [num_users=1] = placeholder[target=c1_indices_0]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c0_self, [%c1_indices_0], %c1_values, True), kwargs = {})
    return (c0, c1)
