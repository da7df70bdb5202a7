# conformance: _embedding_bag_dense_backward.default
# values: _embedding_bag_dense_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad : [num_users=4] = placeholder[target=c0_grad]
    %c0_indices : [num_users=8] = placeholder[target=c0_indices]
    %c0_offset2bag : [num_users=8] = placeholder[target=c0_offset2bag]
    %c0_bag_size : [num_users=6] = placeholder[target=c0_bag_size]
    %c1_per_sample_weights : [num_users=1] = placeholder[target=c1_per_sample_weights]
    %c2_bag_size : [num_users=4] = placeholder[target=c2_bag_size]
    %c3_maximum_indices : [num_users=2] = placeholder[target=c3_maximum_indices]
    %c4_grad : [num_users=4] = placeholder[target=c4_grad]
    %c5_per_sample_weights : [num_users=1] = placeholder[target=c5_per_sample_weights]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_bag_size, 4, True, 0, None, -1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_bag_size, 4, True, 0, %c1_per_sample_weights, -1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c0_bag_size, 4, False, 1, None, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c3_maximum_indices, 4, False, 2, None, -1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c4_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_bag_size, 4, True, 0, None, -1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c4_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_bag_size, 4, True, 0, %c5_per_sample_weights, -1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c4_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c0_bag_size, 4, False, 1, None, 3), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c4_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c3_maximum_indices, 4, False, 2, None, -1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
