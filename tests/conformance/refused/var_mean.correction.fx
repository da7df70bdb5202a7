# refused: var_mean only support floating point and complex dtypes
# input x0: i64[5] -8 -1 -4 -2 -7
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.var_mean.correction](args = (%x0, [0]), kwargs = {correction: 1, keepdim: True})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 9)
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.var_mean.correction](args = (%x0, [9]), kwargs = {correction: 1, keepdim: True})
    return [y]

# refused: dim 0 appears multiple times in the list of dims
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.var_mean.correction](args = (%x0, [0, 0]), kwargs = {correction: 1, keepdim: True})
    return [y]
