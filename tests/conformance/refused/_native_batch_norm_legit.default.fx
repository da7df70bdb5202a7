# refused: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# input x0: f32[23] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99
# input x1: f32[2] -8.48 -1.77
# input x2: f32[2] -4.32 -2.4
# input x3: f32[2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): all inputs must share same datatype.
# input x0: f64[3, 2, 4] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98
# input x1: f32[2] -8.48 -1.77
# input x2: f32[2] -4.32 -2.4
# input x3: f32[2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]

# refused: mixed dtype (CPU): expect parameter to have scalar type of Float
# input x0: f32[3, 2, 4] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98
# input x1: f64[2] -8.48 -1.77
# input x2: f32[2] -4.32 -2.4
# input x3: f32[2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[3, 2, 4] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98
# input x1: f32[2] -8.48 -1.77
# input x2: f64[2] -4.32 -2.4
# input x3: f32[2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[3, 2, 4] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98
# input x1: f32[2] -8.48 -1.77
# input x2: i64[2] -4 -2
# input x3: f32[2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]

# refused: TensorAccessor expected 1 dims but tensor has 2
# input x0: f32[3, 2, 4] 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98
# input x1: f32[2] -8.48 -1.77
# input x2: f32[2] -4.32 -2.4
# input x3: f32[1, 2] 0.525 6.31
# input x4: f32[2] 0.466 4.21
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.default](args = (%x0, %x1, %x2, %x3, %x4, False, -1.2, 1e-05), kwargs = {})
    return [y]
