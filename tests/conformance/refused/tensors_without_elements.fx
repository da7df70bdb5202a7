# refused: expected input to have non-zero size for non-batch dimensions, but got sizes [1, 2, 0, 4]
# input x0: f32[1, 2, 0, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [2, 2], [1, 2], [1, 1]), kwargs = {})
    return [y]

# refused: expected input to have non-zero size for non-batch dimensions, but got sizes [0, 4, 4]
# input x0: f32[0, 4, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [2, 2], [1, 2], [1, 1]), kwargs = {})
    return [y]

# refused: expected input to have non-zero size for non-batch dimensions, but got sizes [1, 2, 4, 0, 4]
# input x0: f32[1, 2, 4, 0, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%x0, [2, 2, 2], [2, 1, 2], [0, 1, 1]), kwargs = {})
    return [y]

# refused: expected input to have non-zero size for non-batch dimensions, but got sizes [1, 0, 4, 4, 4]
# input x0: f32[1, 0, 4, 4, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%x0, [2, 2, 2], [2, 1, 2], [0, 1, 1]), kwargs = {})
    return [y]

# refused: expected input to have non-zero size for non-batch dimensions, but got sizes [1, 2, 4, 0, 4]
# input x0: f32[1, 2, 4, 0, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%x0, [2, 2, 2], [2, 1, 2], [0, 1, 1], [1, 1, 1], False), kwargs = {})
    return [y]

# refused: index 0 is out of bounds for dimension 0 with size 0
# input x0: f32[0]
# input i: i64[1] 0
# input src: f32[1] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %i : [num_users=1] = placeholder[target=i]
    %src : [num_users=1] = placeholder[target=src]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%x0, 0, %i, %src), kwargs = {})
    return [y]
