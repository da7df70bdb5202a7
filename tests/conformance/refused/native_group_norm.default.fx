# refused: Expected X.numel() == N * C * HxW to be true, but got false. (Could this error message be improved? If so, please report an enhancement request to PyTorch.)
# input x0: f32[17] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): all inputs must share same datatype.
# input x0: f64[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected weight to be a vector of size equal to the number of channels in input, but got weight of shape [5] and input of shape [1, 6, 3]
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): expect parameter to have scalar type of Float
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f64[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected bias to be a vector of size equal to the number of channels in input, but got bias of shape [5] and input of shape [1, 6, 3]
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[5] -8.07 -0.573 3.13 -3.03 5.11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f64[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: i64[6] -8 0 3 -3 5 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Trying to create tensor with negative dimension -7: [-7, 2]
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, -7, 6, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected number of channels in input to be divisible by num_groups, but got input of shape [1, 6, 3] and num_groups=2
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 7, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected number of channels to be greater than 0, got -7
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, -7, 3, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected HxW to be greater than 0, got -7
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, -7, 2, 0.5), kwargs = {})
    return [y]

# refused: Expected num groups to be greater than 0, got -7
# input x0: f32[1, 6, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26
# input x1: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[6] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%x0, %x1, %x2, 1, 6, 3, -7, 0.5), kwargs = {})
    return [y]
