# refused: Index put requires the source and destination dtypes match, got Long for the destination and Float for the source.
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[4] 3 -7 100 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Int for the destination and Float for the source.
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[4] 3 -7 100 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Short for the destination and Float for the source.
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[4] 3 -7 100 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Char for the destination and Float for the source.
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[4] 3 -7 100 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Byte for the destination and Float for the source.
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
# input x1: i64[2] 2 0
# input x2: f32[4] 3 7 100 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Bool for the destination and Float for the source.
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: i64[2] 2 0
# input x2: f32[4] 1 0 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got Half for the destination and Float for the source.
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i64[2] 2 0
# input x2: f32[4] 0.75 -2.5 11 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]

# refused: Index put requires the source and destination dtypes match, got BFloat16 for the destination and Float for the source.
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i64[2] 2 0
# input x2: f32[4] 0.75 -2.5 11 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_put.default](args = (%x0, [%x1], %x2), kwargs = {})
    return [y]
