# A graph that draws a sample of a gamma distribution can be differentiated with respect to other values. (For the
# derivative with respect to the shape, see sample_gradients.fx.)
# input x: f64[3] 0.5 -1.25 2
# input shape: f64[3] 0.5 2 7
# expect out0: f64[3] 0.25 1.5625 4
# tolerance: float64 rtol=1e-15
# differentiate: x
graph():
    %x : [num_users=2] = placeholder[target=x]
    %shape : [num_users=1] = placeholder[target=shape]
    %sample : [num_users=1] = call_function[target=torch.ops.aten._standard_gamma.default](args = (%shape,), kwargs = {})
    %gt : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%sample, 0), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x, %x), kwargs = {})
    %where : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%gt, %mul, %x), kwargs = {})
    return (where,)
