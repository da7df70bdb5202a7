# refused: Expected normalized_shape to be at least 1-dimensional, i.e., containing at least one element, but got normalized_shape = []
# input x0: f32[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [], None, None, 1e-05), kwargs = {})
    return [y]

# refused: Expected weight to be of same shape as normalized_shape, but got weight of shape [1, 2] and normalized_shape = [1, 2, 3]
# input x0: f32[1, 2, 3] -4.32 -2.4 -7.95 3.61 -8.07 -0.573
# input x1: f32[1, 2] -8.48 -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], %x1, None, 1e-05), kwargs = {})
    return [y]

# refused: Expected bias to be of same shape as normalized_shape, but got bias of shape [1, 2] and normalized_shape = [1, 2, 3]
# input x0: f32[1, 2, 3] -4.32 -2.4 -7.95 3.61 -8.07 -0.573
# input x1: f32[1, 2] -8.48 -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], None, %x1, 1e-05), kwargs = {})
    return [y]

# refused: Given normalized_shape=[2, 2], expected input with shape [*, 2, 2], but got input of size[2, 2, 3]
# input x0: f32[2, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [2, 2], None, None, 1e-05), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): all inputs must share same datatype.
# input x0: f64[1, 2, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82
# input x1: f32[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[1, 2, 3] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], %x1, %x2, 0.5), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): expect parameter to have scalar type of Float
# input x0: f32[1, 2, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82
# input x1: f64[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f32[1, 2, 3] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], %x1, %x2, 0.5), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[1, 2, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82
# input x1: f32[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: f64[1, 2, 3] -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], %x1, %x2, 0.5), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[1, 2, 3] 4.95 5.77 -3.97 3.27 -3.89 2.82
# input x1: f32[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x2: i64[1, 2, 3] -8 0 3 -3 5 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x0, [1, 2, 3], %x1, %x2, 0.5), kwargs = {})
    return [y]
