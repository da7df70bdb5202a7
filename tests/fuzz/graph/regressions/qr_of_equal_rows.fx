# seed 63043066, c6 of linalg_qr.default, float64, calls after, expanded
# input c6_a: f64[3, 2] 0.77883668461730104 1.6936636892360304 0.77883668461730104 1.6936636892360304 0.77883668461730104 1.6936636892360304
# strides c6_a: 0 1
graph():
    %c6_a : [num_users=1] = placeholder[target=c6_a]
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c6_a,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %maximum : [num_users=1] = call_function[target=torch.ops.aten.maximum.default](args = (%c6_out0, %c6_out0), kwargs = {})
    %abs_1 : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%maximum,), kwargs = {})
    %amax : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%abs_1,), kwargs = {})
    return (amax,)
