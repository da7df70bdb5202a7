# Whether the reshape is a view depends on the strides of the gradient, although the gradient is computed from a constant.
# input x: f32[2, 3] 1.0 -2.0 0.5 -0.25 3.0 1.5
# input s: f32[] 2.5
# expect out0: f32[2, 3] 1.875 0.0 1.875 0.0 1.875 1.875
graph():
    %x : [num_users=1] = placeholder[target=x]
    %s : [num_users=1] = placeholder[target=s]
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %relu : [num_users=2] = call_function[target=torch.ops.aten.relu.default](args = (%t,), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%relu,), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%ones_like, 0.75), kwargs = {})
    %grad : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%mul, %relu, 0), kwargs = {})
    %back : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%grad,), kwargs = {})
    %clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%back,), kwargs = {})
    %reshape : [num_users=2] = call_function[target=torch.ops.aten.reshape.default](args = (%clone, [-1]), kwargs = {})
    %product : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%reshape, %s), kwargs = {})
    %copy_ : [num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%reshape, %product), kwargs = {})
    return (clone,)
