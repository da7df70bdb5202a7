# refused: too many indices for tensor of dimension 1 (got 2)
# input x0: f32[24] -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7
# input x1: b8[5, 6] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f32[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]

# refused: shape mismatch: value tensor of shape [5, 6] cannot be broadcast to indexing result of shape [5, 6, 5]
# input x0: f32[1, 5, 5] -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12
# input x1: b8[5, 6] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f32[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Double for the destination and Float for the source.
# input x0: f64[5, 5] -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12
# input x1: b8[5, 6] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f32[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Long for the destination and Float for the source.
# input x0: i64[5, 5] -8 0 2 -3 3 -1 -7 6 5 4 7 3 4 7 -1 -7 -4 -1 0 0 5 2 -6 -2 -2
# input x1: b8[5, 6] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f32[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]

# refused: The size of tensor a (29) must match the size of tensor b (6) at non-singleton dimension 1
# input x0: f32[5, 5] -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12
# input x1: b8[29] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f32[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Float for the destination and Double for the source.
# input x0: f32[5, 5] -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12
# input x1: b8[5, 6] 0 0 0 0 0 0 1 1 0 0 0 1 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x2: i64[5, 1] 5 1 6 5 6
# input x3: i64[1, 6] 4 2 5 5 9 3
# input x4: f64[5, 6] 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %x3 : [num_users=1] = placeholder[target=x3]
    %x4 : [num_users=1] = placeholder[target=x4]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_masked_index_put_accumulate.default](args = (%x0, %x1, [%x2, %x3], %x4), kwargs = {})
    return [y]
