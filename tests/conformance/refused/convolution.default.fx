# refused: non-positive stride is not supported
# input x0: f64[1, 1, 4] -4.83 -7.58 -0.605 -1.54
# input x1: f64[1, 2, 2] -1.97 -4.15 -5.42 -4.78
# input x2: f64[1] -4.15
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [-1], [0], [1], False, [0], 1), kwargs = {})
    return [y]

# refused: negative padding is not supported
# input x0: f64[1, 1, 4] -4.83 -7.58 -0.605 -1.54
# input x1: f64[1, 2, 2] -1.97 -4.15 -5.42 -4.78
# input x2: f64[1] -4.15
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [1], [-1], [1], False, [0], 1), kwargs = {})
    return [y]

# refused: dilation should be greater than zero
# input x0: f64[1, 1, 4] -4.83 -7.58 -0.605 -1.54
# input x1: f64[1, 1, 2] -1.97 -4.15
# input x2: f64[1] -5.42
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [1], [0], [-1], False, [0], 1), kwargs = {})
    return [y]

# refused: weight should have at least three dimensions
# input x0: f64[1, 1, 4] -4.83 -7.58 -0.605 -1.54
# input x1: f64[1, 2] -1.97 -4.15
# input x2: f64[1] -5.42
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [1], [0], [1], False, [0], 1), kwargs = {})
    return [y]

# refused: Given groups=3, expected weight to be at least 3 at dimension 0, but got weight of size [2, 2, 2] instead
# input x0: f64[2, 2, 5] -4.83 -7.58 -0.605 -1.54 0 -1.97 -4.15 -5.42 -4.78 0 -4.15 7.38 5.58 -8.32 0 4.18 2.05 -4.08 -3.06 0
# input x1: f64[2, 2, 2] -3.34 -5.44 4.48 2.69 -3.84 -3.04 -2.15 -2.67
# input x2: f64[2] -7.72 -8.6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [1], [0], [1], False, [0], 3), kwargs = {})
    return [y]

# refused: Expected 3-dimensional input for 3-dimensional weight [3, 3, 3], but got 1-dimensional input of size [11] instead
# input x0: f32[11] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11
# input x1: f32[3, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: expected scalar type Double but found Float
# input x0: f64[1, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
# input x1: f32[3, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: expected scalar type Long but found Float
# input x0: i64[1, 3, 4] -8 -1 -4 -2 -7 3 -8 0 3 -3 5 1
# input x1: f32[3, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: Given transposed=1, weight of size [4, 3, 3], expected input[1, 3, 4] to have 4 channels, but got 3 channels instead
# input x0: f32[1, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
# input x1: f32[4, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[1, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
# input x1: f64[3, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[1, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
# input x1: i64[3, 3, 3] 4 5 -3 3 -3 2 -4 4 1 -3 -4 2 8 4 0 0 5 -6 2 -2 5 -3 0 3 6 -1 8
# input x2: f32[3] -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]

# refused: Given transposed=1, weight of size [3, 3, 3], expected bias to be 1-dimensional with 3 elements, but got bias of size [2] instead
# input x0: f32[1, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
# input x1: f32[3, 3, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21
# input x2: f32[2] -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%x0, %x1, %x2, [2], [2], [1], True, [1], 1), kwargs = {})
    return [y]
