# refused: shape '[]' is invalid for input of size 2
# input x0: f32[2] -8.48 -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x0, []), kwargs = {})
    return [y]

# refused: only one dimension can be inferred
# input x0: f32[1, 3, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x0, [5, -1, -1]), kwargs = {})
    return [y]

# refused: cannot reshape tensor of 0 elements into shape [0, -1] because the unspecified dimension size -1 can be any value and is ambiguous
# input x0: f32[0, 5]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x0, [0, -1]), kwargs = {})
    return [y]

# refused: invalid shape dimension -9 at index 0 of shape [-9]
# input x0: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x0, [-9]), kwargs = {})
    return [y]
