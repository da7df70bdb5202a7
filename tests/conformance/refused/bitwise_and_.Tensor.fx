# refused: result type Double can't be cast to the desired output type Bool
# input x0: b8[] 0
# input x1: f64[] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bitwise_and_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: result type Float can't be cast to the desired output type Bool
# input x0: b8[] 0
# input x1: f32[] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bitwise_and_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0
# input x0: b8[4] 0 0 0 0
# input x1: b8[5] 0 0 0 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bitwise_and_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: output with shape [5] doesn't match the broadcast shape [1, 5]
# input x0: b8[5] 0 0 0 0 0
# input x1: b8[1, 5] 0 0 0 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.bitwise_and_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
