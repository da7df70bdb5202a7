# refused: output with shape [1] doesn't match the broadcast shape [1, 1]
# input x0: f64[1] 0
# input x1: b8[1, 1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Scalar](args = (%x0, %x1, 0), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype double
# input x0: f64[1] 0
# input x1: f64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Scalar](args = (%x0, %x1, 0), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype float
# input x0: f64[1] 0
# input x1: f32[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill_.Scalar](args = (%x0, %x1, 0), kwargs = {})
    return [y]
