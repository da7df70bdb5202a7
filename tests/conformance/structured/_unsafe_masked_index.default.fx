# conformance: _unsafe_masked_index.default
# values: _unsafe_masked_index.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mask : [num_users=2] = placeholder[target=c0_mask]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c0_indices_1 : [num_users=2] = placeholder[target=c0_indices_1]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 7.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c1_mask, [None, %c1_indices_1], -1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c2_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 0), kwargs = {})
    return (c0, c1, c2)
