# The value is returned; the condition is broadcast.
# input x: f64[2, 2] 1 2 3 4
# input y: i64[2] 5 6
# expect out0: f64[2, 2] 1 2 3 4
# expect out1: i64[2] 5 6
# differentiate: x
graph():
    %x : [num_users=1] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %condition : [num_users=2] = call_function[target=torch.ops.aten.gt.Scalar](args = (%y, 4), kwargs = {})
    %a : [num_users=1] = call_function[target=torch.ops.backtape.require.default](args = (%x, %condition, y must be above 4), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.backtape.require.default](args = (%y, %condition, y must be above 4), kwargs = {})
    return (a, b)
