# The derivative of values that are read, under each name of a tensor, before and after calls that change its sizes.
# input x: f64[2, 3] 0.5 -1.0 2.0 0.25 1.5 -0.75
# expect out0: f64[3, 2] 0.25 0.0625 1.25 2.3125 5.25 2.875
# expect out1: f64[1, 3, 2] 4.0 0.5625 1.0 2.25 0.25 0.0625
# expect out2: f64[3, 2] 1.2840254166877414 1.0644944589178593 2.718281828459045 9.487735836358526 54.598150033144236 1.7550546569602985
# tolerance: float64 rtol=1e-14
# differentiate: x
graph():
    %x : [num_users=1] = placeholder[target=x]
    %a : [num_users=4] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %x), kwargs = {})
    %t : [num_users=2] = call_function[target=torch.ops.aten.t_.default](args = (%a,), kwargs = {})
    %p : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%a, 0), kwargs = {})
    %u : [num_users=0] = call_function[target=torch.ops.aten.unsqueeze_.default](args = (%t, 0), kwargs = {})
    %s : [num_users=1] = call_function[target=torch.ops.aten.flip.default](args = (%a, [1]), kwargs = {})
    %q : [num_users=0] = call_function[target=torch.ops.aten.squeeze_.dim](args = (%a, 0), kwargs = {})
    %r : [num_users=1] = call_function[target=torch.ops.aten.exp.default](args = (%t,), kwargs = {})
    return (p, s, r)
