# conformance: _unsafe_masked_index_put_accumulate.default
# values: _unsafe_masked_index_put_accumulate.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mask : [num_users=2] = placeholder[target=c0_mask]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c0_indices_1 : [num_users=1] = placeholder[target=c0_indices_1]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c0_self, %c1_mask, [None, %c1_indices_1], %c1_values), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%c2_self, %c0_mask, [%c0_indices_0, %c0_indices_0], %c2_values), kwargs = {})
    return (c0, c1, c2)
