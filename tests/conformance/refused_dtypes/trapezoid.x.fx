# refused: trapezoid: received a bool input for `x` or `y`, but bool is not supported
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: i64[4] 1 2 4 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.trapezoid.x](args = (%x0, %x1), kwargs = {})
    return [y]
