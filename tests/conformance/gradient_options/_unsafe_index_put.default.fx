# gradients: _unsafe_index_put.default
# case c0: by c0_self c0_values, not smooth
# case c1: by c0_self c0_values, not smooth
# case c2: by c2_self c2_values, not smooth
# case c3: by c2_self c0_values, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=3] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=3] = placeholder[target=c0_values]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {accumulate: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {accumulate: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c2_self, [%c2_indices_0], %c2_values, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index_put.default](args = (%c2_self, [%c0_indices_0], %c0_values), kwargs = {})
    return (c0, c1, c2, c3)
