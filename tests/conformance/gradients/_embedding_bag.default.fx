# gradients: _embedding_bag.default
# case c0: by c0_weight c0_per_sample_weights, no second gradient
# case c1: by c1_weight, no second gradient
# case c2: by c2_weight, no second gradient
graph():
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=1] = placeholder[target=c0_offsets]
    %c0_per_sample_weights : [num_users=1] = placeholder[target=c0_per_sample_weights]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_indices : [num_users=1] = placeholder[target=c1_indices]
    %c1_offsets : [num_users=2] = placeholder[target=c1_offsets]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_indices : [num_users=1] = placeholder[target=c2_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 0, False, %c0_per_sample_weights, False, 4), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c1_weight, %c1_indices, %c1_offsets, False, 0, False, None, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c2_weight, %c2_indices, %c1_offsets, False, 2, False, None, False, 2), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
