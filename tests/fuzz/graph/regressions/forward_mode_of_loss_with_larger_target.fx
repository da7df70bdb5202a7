# seed 63034616, c2 of smooth_l1_loss.default, float64, 0 dims, changed self, changed target, call before
# input c2_self: f64[2, 2] -8.4783735275268555 -1.7658258676528931 3.1285104751586914 -3.0336847305297852
# input maximum: f64[] 4.3190860748291016
graph():
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %maximum : [num_users=1] = placeholder[target=maximum]
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.smooth_l1_loss.default](args = (%maximum, %c2_self), kwargs = {})
    return (c2,)
