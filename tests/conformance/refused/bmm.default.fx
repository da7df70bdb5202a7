# refused: batch1 must be a 3D tensor
# input x0: f32[5] -0.573 3.13 -3.03 5.11 1.14
# input x1: f32[1, 3, 1] 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: Expected size for first two dimensions of batch2 tensor to be: [1, 6] but got: [1, 3].
# input x0: f32[1, 2, 6] -0.573 3.13 -3.03 -0.573 3.13 -3.03 5.11 1.14 4.95 5.11 1.14 4.95
# input x1: f32[1, 3, 1] 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected scalar type Double but found Float
# input x0: f64[1, 2, 3] -0.573 3.13 -3.03 5.11 1.14 4.95
# input x1: f32[1, 3, 1] 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected scalar type Long but found Float
# input x0: i64[1, 2, 3] 0 3 -3 5 1 4
# input x1: f32[1, 3, 1] 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[1, 2, 3] -0.573 3.13 -3.03 5.11 1.14 4.95
# input x1: f64[1, 3, 1] 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[1, 2, 3] -0.573 3.13 -3.03 5.11 1.14 4.95
# input x1: i64[1, 3, 1] 5 -3 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%x0, %x1), kwargs = {})
    return [y]
