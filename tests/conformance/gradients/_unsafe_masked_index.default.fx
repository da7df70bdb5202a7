# gradients: _unsafe_masked_index.default
# case c0: by c0_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c0_indices_1 : [num_users=1] = placeholder[target=c0_indices_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 0.5), kwargs = {})
    return (c0,)
