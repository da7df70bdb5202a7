# seed 60008218, c8 of smooth_l1_loss_backward.default, 5 -> 3, float64, 3 dims, strided, exact
# input c8_grad_output: f64[] 0.50390625
# input c8_self: f64[2, 1, 2] -8.5 -1.765625 -2.40625 -7.9375
# input c8_target: f64[2, 2] 4.3125 -0.8671875 5.125 -6.25
graph():
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_target : [num_users=1] = placeholder[target=c8_target]
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss_backward.default](args = (%c8_grad_output, %c8_self, %c8_target, 1, 1.0), kwargs = {})
    return [c8]
