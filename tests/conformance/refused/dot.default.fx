# refused: dot : expected both vectors to have same dtype, but found Float and Half
# input x0: f32[1] -8.48
# input x1: f16[3] -1.77 -4.32 -2.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: 1D tensors expected, but got 2D and 1D tensors
# input x0: f32[1, 1] -8.48
# input x1: f32[3] -1.77 -4.32 -2.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: inconsistent tensor size, expected tensor [9] and src [3] to have the same number of elements, but got 9 and 3 elements respectively
# input x0: f32[9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13
# input x1: f32[3] -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: dot : expected both vectors to have same dtype, but found Double and Float
# input x0: f64[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x1: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: dot : expected both vectors to have same dtype, but found Long and Float
# input x0: i64[5] -8 -1 -4 -2 -7
# input x1: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: dot : expected both vectors to have same dtype, but found Float and Double
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x1: f64[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: dot : expected both vectors to have same dtype, but found Float and Long
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x1: i64[5] 3 -8 0 3 -3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%x0, %x1), kwargs = {})
    return [y]
