# seed 133, c2 of _embedding_bag_per_sample_weights_backward.default, float32, changed indices, changed offset2bag, changed offsets, strided, strided
# crash Segmentation fault
# input c0_indices: i64[5] 1 3 3 0 1
# input c0_offsets: i64[1] 0
# input c2_grad: f32[1, 2] 1.2884353399276733 1.7544009685516357
# input c2_weight: f32[1, 2] -1.6829419136047363 -1.178289532661438
graph():
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=1] = placeholder[target=c0_offsets]
    %c2_grad : [num_users=1] = placeholder[target=c2_grad]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_per_sample_weights_backward.default](args = (%c2_grad, %c2_weight, %c0_offsets, %c0_indices, %c2_weight, 0, -1), kwargs = {})
    return (c2,)
