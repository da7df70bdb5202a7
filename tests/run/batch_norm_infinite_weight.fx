# PyTorch multiplies the gradient by the weight last, so an infinite weight makes no NaN.
# input grad_out: f64[1, 2, 2] -0.84130859375 -0.58935546875 -0.257080078125 0.10980224609375
# input x: f64[1, 2, 2] 0.389404296875 0.6962890625 0.90869140625 0.998046875
# input weight: f64[2] 0.7001953125 -inf
# expect out0: f64[1, 2, 2] -0.0002440036510179062 0.0002440036510179062 inf -inf
# expect out1: f64[2] 0.2518996364567413 0.3659667649616883
# tolerance: float64 rtol=1e-9 atol=1e-14
graph():
    %grad_out : [num_users=1] = placeholder[target=grad_out]
    %x : [num_users=2] = placeholder[target=x]
    %weight : [num_users=2] = placeholder[target=weight]
    %native_batch_norm : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%x, %weight, None, None, None, True, 0.1, 1e-05), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 2), kwargs = {})
    %native_batch_norm_backward : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, None, None, %getitem_1, %getitem_2, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 1), kwargs = {})
    return (getitem_3, getitem_4)
