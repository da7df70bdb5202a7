# gradients: index_put.default
# case c0: by c0_self c0_values
# case c1: by c0_self c1_values
# case c2: by c2_self c2_values
# case c3: by c2_self c3_values
# case c4: by c4_self c4_values
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c3_indices_0 : [num_users=1] = placeholder[target=c3_indices_0]
    %c3_values : [num_users=1] = placeholder[target=c3_values]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_indices_0 : [num_users=1] = placeholder[target=c4_indices_0]
    %c4_values : [num_users=1] = placeholder[target=c4_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [%c0_indices_0], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c0_self, [None, %c1_indices_1], %c1_values, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c2_self, [%c2_indices_0], %c2_values, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c2_self, [%c3_indices_0], %c3_values, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%c4_self, [%c4_indices_0], %c4_values), kwargs = {})
    return (c0, c1, c2, c3, c4)
