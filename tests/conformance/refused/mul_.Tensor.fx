# refused: output with shape [1, 1] doesn't match the broadcast shape [1, 1, 1]
# input x0: b8[1, 1] 0
# input x1: b8[1, 1, 1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: result type Double can't be cast to the desired output type Bool
# input x0: b8[1, 1] 0
# input x1: f64[1, 1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: result type Float can't be cast to the desired output type Bool
# input x0: b8[1, 1] 0
# input x1: f32[1, 1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
