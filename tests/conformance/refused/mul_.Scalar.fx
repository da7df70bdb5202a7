# refused: result type Float can't be cast to the desired output type Long
# input x0: i64[5, 5] 1 1 1 1 -1 1 -1 -1 1 1 1 1 -1 -1 1 -1 1 -1 -1 1 1 -1 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mul_.Scalar](args = (%x0, 1.558387861036063), kwargs = {})
    return [y]
