# refused: Size does not match at dimension 0 expected index [2, 2] to be no larger than self [1, 1] apart from dimension 1
# input x0: f32[1, 1] -8.48
# input x1: i64[2, 2] 0 0 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x0, 1, %x1), kwargs = {})
    return [y]

# refused: Index tensor must have the same number of dimensions as input tensor
# input x0: f32[2, 2] 1 2 3 4
# input x1: i64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x0, 1, %x1), kwargs = {})
    return [y]

# refused: index 23 is out of bounds for dimension 1 with size 2
# input x0: f32[2, 2] 1 2 3 4
# input x1: i64[2, 2] 0 23 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x0, 1, %x1), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[1] -4.32
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x0, 7, %x1), kwargs = {})
    return [y]

# refused: gather(): Expected dtype int32/int64 for index
# input x0: f32[1] -4.32
# input x1: f64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x0, -1, %x1), kwargs = {})
    return [y]
