# refused: index_fill_(): Expected dtype int64 for index.
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 1), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]

# refused: index_fill_(): Expected dtype int64 for index.
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i32[2] 2 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%x0, 1, %x1, 2), kwargs = {})
    return [y]
