# A NaN after infinities makes its column NaN; a column of only negative infinities is 0.
# input x: f32[2, 3] -inf -inf nan nan -inf 1
# expect out0: f32[2, 3] nan 0 nan nan 0 nan
graph():
    %x : [num_users=1] = placeholder[target=x]
    %y : [num_users=1] = call_function[target=torch.ops.aten._safe_softmax.default](args = (%x, 0), kwargs = {})
    return (y,)
