# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[] -8.48
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%x0, 7, %x1), kwargs = {})
    return [y]

# refused: index_select(): Index is supposed to be a vector
# input x0: f32[] -8.48
# input x1: i64[1, 1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%x0, 0, %x1), kwargs = {})
    return [y]

# refused: index_select(): Index to scalar can have only 1 value, got 2 value(s)
# input x0: f32[] -8.48
# input x1: i64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%x0, 0, %x1), kwargs = {})
    return [y]

# refused: index_select(): Expected dtype int32 or int64 for index
# input x0: f32[] -8.48
# input x1: f64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%x0, 0, %x1), kwargs = {})
    return [y]

# refused: INDICES element is out of DATA bounds, id=2 axis_dim=2
# input x0: f32[1, 2, 3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33
# input x1: i64[3] 1 2 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%x0, 1, %x1), kwargs = {})
    return [y]
