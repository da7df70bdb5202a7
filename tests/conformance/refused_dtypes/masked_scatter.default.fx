# refused: masked_scatter: expected self and source to have same dtypes but gotLong and Float
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotInt and Float
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotShort and Float
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotChar and Float
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotByte and Float
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 5 1 5 120 90 2 66 3 7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotBool and Float
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 1 0 1 1 0 0 1 1 0 1 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotHalf and Float
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 1.25 -0.375 1.25 7 -5.5 0.0625 3 0.75 -2.5 11 0 1.25
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: masked_scatter: expected self and source to have same dtypes but gotBFloat16 and Float
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: b8[3, 4] 1 0 1 0 0 0 0 0 1 1 1 1
# input x2: f32[3, 4] 1.25 -0.375 1.25 7 -5.5 0.0625 3 0.75 -2.5 11 0 1.25
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]
