# refused: result type Float can't be cast to the desired output type Long
# input x0: i64[5] 10 8 11 9 11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.sqrt_.default](args = (%x0,), kwargs = {})
    return [y]
