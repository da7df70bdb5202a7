# The cumulative distribution function of the standard normal: tails, infinities, NaN; integers become float32. PyTorch
# loses digits in the left tail of float32.
# input x: f32[7] -3 -0.5 0 1 inf -inf nan
# input n: i64[3] 0 1 -2
# input d: f64[] 0.25
# expect out0: f32[7] 0.0013498961925506592 0.3085375428199768 0.5 0.8413447141647339 1 0 nan
# expect out1: f32[3] 0.5 0.8413447141647339 0.0227501392364502
# expect out2: f64[] 0.5987063256829237
# tolerance: float32 rtol=2e-6
# tolerance: float64 rtol=1e-14
graph():
    %x : [num_users=1] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %d : [num_users=1] = placeholder[target=d]
    %special_ndtr : [num_users=1] = call_function[target=torch.ops.aten.special_ndtr.default](args = (%x,), kwargs = {})
    %special_ndtr_1 : [num_users=1] = call_function[target=torch.ops.aten.special_ndtr.default](args = (%n,), kwargs = {})
    %special_ndtr_2 : [num_users=1] = call_function[target=torch.ops.aten.special_ndtr.default](args = (%d,), kwargs = {})
    return (special_ndtr, special_ndtr_1, special_ndtr_2)
