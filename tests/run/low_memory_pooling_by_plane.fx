# Max pooling that stores one byte for each window, under the names that it had up to PyTorch 2.5.
# input x: f32[1, 4, 4] 1 2 3 4 8 7 6 5 9 10 11 12 16 15 14 13
# expect out0: f32[1, 2, 2] 8 6 16 14
# expect out1: i8[1, 2, 2] 2 2 2 2
# expect out2: i64[1, 2, 2] 4 6 12 14
graph():
    %x : [num_users=1] = placeholder[target=x]
    %pool : [num_users=2] = call_function[target=torch.ops.prims._low_memory_max_pool2d_with_offsets.default](args = (%x, [2, 2], [2, 2], [0, 0], [1, 1], False), kwargs = {})
    %values : [num_users=1] = call_function[target=operator.getitem](args = (%pool, 0), kwargs = {})
    %offsets : [num_users=2] = call_function[target=operator.getitem](args = (%pool, 1), kwargs = {})
    %indices : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool2d_offsets_to_indices.default](args = (%offsets, 2, 4, [2, 2], [0, 0]), kwargs = {})
    return (values, offsets, indices)
