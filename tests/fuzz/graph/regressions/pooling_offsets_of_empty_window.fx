# seed 59012818, low_memory_pooling_by_plane, float16, changed dilation, changed kernel_w by keyword, special values
# input x: f16[1, 4, 4] 1 2 3 4 8 7 6 5 9 10 11 0 16 15 14 13
graph():
    %x : [num_users=1] = placeholder[target=x]
    %pool : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool2d_with_offsets.default](args = (%x, [2, 2], [2, 2], [0, 0], [1, 3], False), kwargs = {})
    %values : [num_users=1] = call_function[target=operator.getitem](args = (%pool, 0), kwargs = {})
    %offsets : [num_users=2] = call_function[target=operator.getitem](args = (%pool, 1), kwargs = {})
    %indices : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool2d_offsets_to_indices.default](args = (%offsets, 0, 4, [2, 2]), kwargs = {padding: [0, 0]})
    return [values, indices, offsets]

