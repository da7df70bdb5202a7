# refused: The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0
# input x0: f32[4] -1 -1 -1 -1
# input x1: f32[5] 0.0362 0.279 0.705 0.0531 0.83
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.sub_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: result type Float can't be cast to the desired output type Long
# input x0: i64[5] -1 -1 -1 -1 -1
# input x1: f32[5] 0.0362 0.279 0.705 0.0531 0.83
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.sub_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: output with shape [5] doesn't match the broadcast shape [1, 5]
# input x0: f32[5] -1 -1 -1 -1 -1
# input x1: f32[1, 5] 0.0362 0.279 0.705 0.0531 0.83
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.sub_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
