# seed 63034305, c0 of _embedding_bag_backward.default, float32, int16, changed offsets
# input c0_grad: f32[1, 1] 1.2884353399276733
# strides c0_grad: 3 1
# input c0_indices: i32[1] 1
# input c0_offset2bag: i16[1] 0
# input c0_bag_size: i64[1] 0
graph():
    %c0_grad : [num_users=1] = placeholder[target=c0_grad]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c0_offset2bag : [num_users=1] = placeholder[target=c0_offset2bag]
    %c0_bag_size : [num_users=1] = placeholder[target=c0_bag_size]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag_backward.default](args = (%c0_grad, %c0_indices, %c0_bag_size, %c0_offset2bag, %c0_bag_size, %c0_bag_size, 1, False, 0, False, None, -1), kwargs = {})
    return (c0,)
