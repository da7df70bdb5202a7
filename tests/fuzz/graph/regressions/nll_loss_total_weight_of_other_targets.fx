# seed 2249, c3 of nll_loss2d_backward.default, 2 -> 33, float64
# tape forward mode -0.580078, reverse mode -0.0351562
# input c3_grad_output: f64[] -0.53157442554194079
# input c3_self: f64[3, 3, 1, 1] -4.2377727463680852 -6.9932183396555647 -0.015476956616989633 -0.54461243687884242 -0.97535298044584195 -3.1494847460930329 -4.2377727463680852 -6.9932183396555647 -0.015476956616989633
# input c3_target: i64[3, 1, 1] 1 1 1
# input c3_total_weight: f64[] 2
graph():
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c3_total_weight : [num_users=1] = placeholder[target=c3_total_weight]
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.nll_loss2d_backward.default](args = (%c3_grad_output, %c3_self, %c3_target, None, 1, -100, %c3_total_weight), kwargs = {})
    return [c3]
