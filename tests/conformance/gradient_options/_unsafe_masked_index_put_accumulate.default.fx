# gradients: _unsafe_masked_index_put_accumulate.default
# case c0: by c0_self c0_values, not smooth
# case c1: by c1_self c0_values, not smooth
# case c2: by c2_self c2_values, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=2] = placeholder[target=c0_mask]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c0_indices_1 : [num_users=2] = placeholder[target=c0_indices_1]
    %c0_values : [num_users=2] = placeholder[target=c0_values]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c2_indices_1 : [num_users=1] = placeholder[target=c2_indices_1]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c1_self, %c0_mask, [%c0_indices_0, %c0_indices_1], %c0_values), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c2_self, %c2_mask, [%c2_indices_0, %c2_indices_1], %c2_values), kwargs = {})
    return (c0, c1, c2)
