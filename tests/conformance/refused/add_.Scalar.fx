# refused: result type Float can't be cast to the desired output type Long
# input x0: i64[1, 1, 1] 282722
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Scalar](args = (%x0, 0.5), kwargs = {})
    return [y]
