# refused: shape mismatch: value tensor of shape [1, 5] cannot be broadcast to indexing result of shape [1]
# input x0: f32[24] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33
# input x1: i64[1] 2
# input x2: f32[1, 5] -0.869 -0.437 5.12 -6.26 2.99
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: index 2 is out of bounds for dimension 0 with size 1
# input x0: f32[1, 5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: i64[1] 2
# input x2: f32[1, 5] -0.869 -0.437 5.12 -6.26 2.99
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Double for the destination and Float for the source.
# input x0: f64[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: i64[1] 2
# input x2: f32[1, 5] -0.869 -0.437 5.12 -6.26 2.99
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Long for the destination and Float for the source.
# input x0: i64[5, 5] -8 -1 -4 -2 -7 3 -8 0 3 -3 5 1 4 5 -3 3 -3 2 -4 4 1 -3 -4 2 8
# input x1: i64[1] 2
# input x2: f32[1, 5] -0.869 -0.437 5.12 -6.26 2.99
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Float for the destination and Double for the source.
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: i64[1] 2
# input x2: f64[1, 5] -0.869 -0.437 5.12 -6.26 2.99
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: The shape of the mask [5] at index 0 does not match the shape of the indexed tensor [24] at index 0
# input x0: f32[24] 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04
# input x1: b8[5] 1 1 0 1 0
# input x2: f32[5] -1.32 8.21 -7.61 -1.61 -8.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]
