# refused: Expected tensor for argument #1 'grad' to have same size as tensor for argument #2 'output'; but [4] does not equal [5] (while checking arguments for softmax_ba
# input x0: f32[4] 3.61 -8.07 -0.573 3.13
# input x1: f32[5] 0.000755 0.621 0.0481 0.329 0.00128
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%x0, %x1, 0, torch.float32), kwargs = {})
    return [y]

# refused: expected scalar type Double but found Float
# input x0: f64[5] 3.61 -8.07 -0.573 3.13 -3.03
# input x1: f32[5] 0.000755 0.621 0.0481 0.329 0.00128
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%x0, %x1, 0, torch.float32), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
# input x1: f64[5] 0.000755 0.621 0.0481 0.329 0.00128
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%x0, %x1, 0, torch.float32), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
# input x1: i64[5] 0 0 0 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%x0, %x1, 0, torch.float32), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
# input x1: f32[5] 0.000755 0.621 0.0481 0.329 0.00128
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%x0, %x1, 7, torch.float32), kwargs = {})
    return [y]
