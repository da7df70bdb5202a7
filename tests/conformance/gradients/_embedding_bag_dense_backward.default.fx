# gradients: _embedding_bag_dense_backward.default
# case c0: by c0_grad, PyTorch has no derivative
# case c1: by c0_grad, PyTorch has no derivative
# case c2: by c0_grad, PyTorch has no derivative
# case c3: by c0_grad, PyTorch has no derivative
graph():
    %c0_grad : [num_users=4] = placeholder[target=c0_grad]
    %c0_indices : [num_users=4] = placeholder[target=c0_indices]
    %c0_offset2bag : [num_users=4] = placeholder[target=c0_offset2bag]
    %c0_bag_size : [num_users=3] = placeholder[target=c0_bag_size]
    %c0_maximum_indices : [num_users=2] = placeholder[target=c0_maximum_indices]
    %c1_per_sample_weights : [num_users=1] = placeholder[target=c1_per_sample_weights]
    %c2_bag_size : [num_users=2] = placeholder[target=c2_bag_size]
    %c3_maximum_indices : [num_users=1] = placeholder[target=c3_maximum_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_maximum_indices, 4, True, 0, None, -1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c0_bag_size, %c0_maximum_indices, 4, True, 0, %c1_per_sample_weights, -1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c0_bag_size, 4, False, 1, None, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_dense_backward.default](args = (%c0_grad, %c0_indices, %c0_offset2bag, %c2_bag_size, %c3_maximum_indices, 4, False, 2, None, -1), kwargs = {})
    return (c0, c1, c2, c3)
