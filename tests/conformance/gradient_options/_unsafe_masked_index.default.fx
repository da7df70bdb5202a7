# gradients: _unsafe_masked_index.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c5_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=5] = placeholder[target=c0_self]
    %c0_mask : [num_users=7] = placeholder[target=c0_mask]
    %c0_indices_0 : [num_users=7] = placeholder[target=c0_indices_0]
    %c0_indices_1 : [num_users=7] = placeholder[target=c0_indices_1]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mask : [num_users=1] = placeholder[target=c7_mask]
    %c7_indices_0 : [num_users=1] = placeholder[target=c7_indices_0]
    %c7_indices_1 : [num_users=1] = placeholder[target=c7_indices_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 2.0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 0.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 3.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c0_self, %c0_mask, [%c0_indices_0, %c0_indices_1], -0.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c5_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 0.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c6_self, %c0_mask, [%c0_indices_0, %c0_indices_1], 0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index.default](args = (%c7_self, %c7_mask, [%c7_indices_0, %c7_indices_1], 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
