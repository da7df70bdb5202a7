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

# refused: Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input
# input x0: f32[2, 0, 5, 5]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%x0, [2, 2], [1, 2], [1, 1], [1, 2]), kwargs = {})
    return [y]

# refused: Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero dimensions for input
# input x0: f32[0, 5, 5]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.im2col.default](args = (%x0, [2, 2], [1, 2], [1, 1], [1, 2]), kwargs = {})
    return [y]

# refused: Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and non-zero dimensions for input
# input x0: f32[2, 0, 9]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.col2im.default](args = (%x0, [4, 4], [2, 2], [1, 1], [0, 0], [1, 1]), kwargs = {})
    return [y]

# refused: adaptive_avg_pool3d(): Expected input to have non-zero size for non-batch dimensions
# input x0: f32[1, 0, 4, 4, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d.default](args = (%x0, [2, 2, 2]), kwargs = {})
    return [y]

# refused: adaptive_max_pool2d(): Expected input to have non-zero size for non-batch dimensions
# input x0: f32[2, 0, 4, 4]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.adaptive_max_pool2d.default](args = (%x0, [2, 2]), kwargs = {})
    return [y]

# refused: adaptive_max_pool3d(): Expected input to have non-zero size for non-batch dimensions
# input x0: f32[2, 0, 4, 4, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.adaptive_max_pool3d.default](args = (%x0, [2, 2, 2]), kwargs = {})
    return [y]

# refused: max_unpooling2d_forward_out_cpu(): Expected input to have non-zero size for non-batch dimensions
# input x0: f64[1, 0, 1, 1]
# input x1: i64[1, 0, 1, 1]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_unpool2d.default](args = (%x0, %x1, [3, 1]), kwargs = {})
    return [y]

# refused: max_unpooling3d_forward_out_cpu(): Expected input to have non-zero size for non-batch dimensions
# input x0: f64[1, 0, 2, 1, 1]
# input x1: i64[1, 0, 2, 1, 1]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_unpool3d.default](args = (%x0, %x1, [4, 2, 2], [2, 2, 2], [0, 0, 0]), kwargs = {})
    return [y]

# refused: Number of zero sized dimensions is more than one, so unique cannot be applied
# input x0: f32[0, 0, 0]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unique_consecutive.default](args = (%x0, True, True, 1), kwargs = {})
    return [y]

# refused: There are 0 sized dimensions, and they aren't selected, so unique cannot be applied
# input x0: f32[3, 0]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unique_dim.default](args = (%x0, 0), kwargs = {})
    return [y]
