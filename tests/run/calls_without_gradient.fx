# Calls without a derivative may occur in a graph that is differentiated, if their operands need no gradient.
# input x: f64[2] 0.5 -1.5
# input y: f64[2, 3] 2 1.5 3 4 2.5 6
# expect out0: f64[2] 1 -2.25
# expect out1: f64[2, 1] 1 -2.25
# expect out2: f64[2] 0.8224670334241133 -2.46740110027234
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: x
graph():
    %x : [num_users=3] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %two : [num_users=2] = call_function[target=torch.ops.aten.resize.default](args = (%y, [2]), kwargs = {})
    %first : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %two), kwargs = {})
    %column : [num_users=2] = call_function[target=torch.ops.aten.view.default](args = (%x, [2, 1]), kwargs = {})
    %like : [num_users=1] = call_function[target=torch.ops.aten.resize_as.default](args = (%y, %column), kwargs = {})
    %second : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%column, %like), kwargs = {})
    %one : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%two, 0, 0, 1), kwargs = {})
    %zeta : [num_users=1] = call_function[target=torch.ops.aten.special_zeta.other_scalar](args = (%one, 1), kwargs = {})
    %third : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %zeta), kwargs = {})
    return (first, second, third)
