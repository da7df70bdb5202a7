# conformance: _embedding_bag_per_sample_weights_backward.default
# values: _embedding_bag_per_sample_weights_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad : [num_users=2] = placeholder[target=c0_grad]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c0_indices : [num_users=4] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=4] = placeholder[target=c0_offsets]
    %c0_offset2bag : [num_users=4] = placeholder[target=c0_offset2bag]
    %c2_grad : [num_users=2] = placeholder[target=c2_grad]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, -1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 3), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c2_grad, %c2_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, -1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c2_grad, %c2_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 3), kwargs = {})
    return (c0, c1, c2, c3)
