# gradients: _embedding_bag_per_sample_weights_backward.default
# case c0: by c0_grad c0_weight, PyTorch has no derivative
# case c1: by c0_grad c0_weight, PyTorch has no derivative
# case c2: by c0_grad c0_weight, PyTorch has no derivative
# case c3: by c0_grad c0_weight, PyTorch has no derivative
graph():
    %c0_grad : [num_users=4] = placeholder[target=c0_grad]
    %c0_weight : [num_users=4] = placeholder[target=c0_weight]
    %c0_indices : [num_users=4] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=4] = placeholder[target=c0_offsets]
    %c0_offset2bag : [num_users=4] = placeholder[target=c0_offset2bag]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c0_grad, %c0_weight, %c0_indices, %c0_offsets, %c0_offset2bag, 0, 3), kwargs = {})
    return (c0, c1, c2, c3)
