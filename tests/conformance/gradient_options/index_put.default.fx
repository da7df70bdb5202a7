# gradients: index_put.default
# case c0: by c0_self c0_values, not smooth
# case c1: by c0_self c1_values, not smooth
# case c2: by c0_self c0_values, not smooth
# case c3: by c3_self c3_values, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=2] = placeholder[target=c0_values]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_indices_0 : [num_users=1] = placeholder[target=c3_indices_0]
    %c3_values : [num_users=1] = placeholder[target=c3_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {accumulate: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [None, %c1_indices_1], %c1_values, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {accumulate: False})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c3_self, [%c3_indices_0], %c3_values), kwargs = {})
    return (c0, c1, c2, c3)
