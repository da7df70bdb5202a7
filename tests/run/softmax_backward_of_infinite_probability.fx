# The gradient is (g - sum(g * y)) * y, as in PyTorch's kernels. Where y is infinite, g * y - sum(g * y) * y is NaN.
# input g: f64[2, 2] 1 2 -1 1
# input y: f64[2, 2] inf 0.25 0.25 0.5
# expect out0: f64[2, 2] -inf -inf -0.3125 0.375
# expect out1: f64[2, 2] -inf 0.25 -inf 0
graph():
    %g : [num_users=2] = placeholder[target=g]
    %y : [num_users=2] = placeholder[target=y]
    %a : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%g, %y, -1, torch.float64), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%g, %y, 0, torch.float64), kwargs = {})
    return (a, b)
