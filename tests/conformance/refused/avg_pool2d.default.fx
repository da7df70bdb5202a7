# refused: pad must be non-negative, but got pad: -1
# input x0: f32[0, 1, 1, 49]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 2], [1, 50], [0, -1]), kwargs = {})
    return [y]

# refused: pad should be at most half of effective kernel size, but got pad=4, kernel_size=2 and dilation=1
# input x0: f32[0, 1, 1, 49]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 2], [1, 50], [0, 4]), kwargs = {})
    return [y]

# refused: divisor must be not zero
# input x0: f32[3, 3, 3] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [2, 2], [], [0, 0], False, True, 0), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got -3)
# input x0: f32[53] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [1, 3]), kwargs = {})
    return [y]

# refused: Expected 3D or 4D (batch mode) tensor with optional 0 dim batch size for input, but got:[1, 2, 3, 1, 9]
# input x0: f32[1, 2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [1, 3]), kwargs = {})
    return [y]

# refused: Given input size: (3x1x9). Calculated output size: (3x-7x3). Output size is too small
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [9, 3], [1, 3]), kwargs = {})
    return [y]

# refused: kernel size should be greater than zero, but got kH: 0 kW: 3
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [0, 3], [1, 3]), kwargs = {})
    return [y]

# refused: avg_pool2d: kernel_size must either be a single int, or a tuple of two ints
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3, 3], [1, 3]), kwargs = {})
    return [y]

# refused: stride should be greater than zero, but got dH: -9 dW: 3
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [-9, 3]), kwargs = {})
    return [y]

# refused: stride should not be zero
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [0, 3]), kwargs = {})
    return [y]

# refused: avg_pool2d: stride must either be omitted, a single int, or a tuple of two ints
# input x0: f32[2, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [1, 3, 3]), kwargs = {})
    return [y]

# refused: avg_pool2d: padding must either be a single int, or a tuple of two ints
# input x0: f32[1, 3, 1, 9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%x0, [1, 3], [1, 1], [0, 1, 1], True, False), kwargs = {})
    return [y]
