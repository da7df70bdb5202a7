# refused: pad must be non-negative, but got pad: -1
# input x0: f32[0, 1, 1, 49]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 2], [1, 50], [0, -1]), kwargs = {})
    return [y]

# refused: pad should be at most half of effective kernel size, but got pad=4, kernel_size=2 and dilation=1
# input x0: f32[0, 1, 1, 49]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 2], [1, 50], [0, 4]), kwargs = {})
    return [y]

# refused: Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:[1, 0, 10]
# input x0: f32[1, 0, 10]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 1]), kwargs = {})
    return [y]

# refused: Given input size: (1x1x4). Calculated output size: (1x0x2). Output size is too small
# input x0: f32[1, 1, 4] -8.48 -1.77 -4.32 -2.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [2, 2]), kwargs = {})
    return [y]

# refused: non-empty 3D or 4D (batch mode) tensor expected for input
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [1, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: kernel size should be greater than zero, but got kH: 0 kW: 3
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [0, 3], [1, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: max_pool2d: kernel_size must either be a single int, or a tuple of two ints
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3, 3], [1, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: stride should be greater than zero, but got dH: -9 dW: 2
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [-9, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: stride should not be zero
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [0, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: max_pool2d: stride must either be omitted, a single int, or a tuple of two ints
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [1, 2, 2], [0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: max_pool2d: padding must either be a single int, or a tuple of two ints
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [1, 2], [0, 0, 0], [1, 1], True), kwargs = {})
    return [y]

# refused: dilation should be greater than zero, but got dilationH: -9 dilationW: 1
# input x0: f32[1, 2, 1, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%x0, [1, 3], [1, 2], [0, 0], [-9, 1], True), kwargs = {})
    return [y]
