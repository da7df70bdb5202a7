# refused: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# input x0: f32[5] 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: Expected a tensor of dimension 4 and tensor.size[1] == 2 but got: dimension 5 and tensor.size[1] = 1
# input x0: f32[1, 1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `gradOutput` but got dtype double
# input x0: f64[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `gradOutput` but got dtype long int
# input x0: i64[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: non-empty 3D or 4D (batch mode) tensor expected for input
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[35] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: expected dtype double for `gradOutput` but got dtype float
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f64[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: expected dtype long int for `gradOutput` but got dtype float
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: i64[1, 2, 3, 6] -8 -1 -4 -2 -7 3 -8 0 3 -3 5 1 4 5 -3 3 -3 2 -4 4 1 -3 -4 2 8 4 0 0 5 -6 2 -2 5 -3 0 3
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: Given input size: (2x3x6). Calculated output size: (2x-2x3). Output size is too small
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [9, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: pad should be at most half of effective kernel size, but got pad=0, kernel_size=-9 and dilation=1
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [-9, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: kernel size should be greater than zero, but got kH: 0 kW: 3
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [0, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: max_pool2d: kernel_size must either be a single int, or a tuple of two ints
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3, 3], [2, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]

# refused: stride should be greater than zero, but got dH: -9 dW: 2
# input x0: f32[1, 2, 1, 3] 1 1 1 1 1 1
# input x1: f32[1, 2, 3, 6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x2: i64[1, 2, 1, 3] 13 10 10 6 14 10
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices_backward.default](args = (%x0, %x1, [3, 3], [-9, 2], [0, 0], [1, 1], True, %x2), kwargs = {})
    return [y]
