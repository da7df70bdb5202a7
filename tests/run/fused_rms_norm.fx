# PyTorch has these ops on GPUs only; it computed the values with rms_norm.
# input x: f64[2, 3] 1.5409961082440433 -0.2934289057609464 -2.1787893820745574 0.5684312772806678 -1.084522342424021 -1.3985953953708767
# input w: f64[3] 0.5 -1.5 2.0
# input g: f64[2, 3] 0.4033468476292993 0.8380263329976598 -0.7192575784693592 -0.40334352493217457 -0.5966353626151273 0.18203648506130554
# input rstd: f64[2, 1] 0.6450094994006581 0.9313754365035639
# expect out0: f64[2, 3] 0.49697856417842634 0.28389664742182635 -2.810679697262759 0.26471146449978017 1.51514620510956 -2.6052347937108498
# expect out1: f64[2, 1] 0.6450094994006581 0.9313754365035639
# expect out2: f64[2, 3] -0.3956240414587908 -0.7107001956614989 -0.1845697294409281 0.05624936330411445 0.3678489236699339 -0.26146110265363237
# expect out3: f64[3] 0.1873701640388083 0.44405129274082256 0.7736774441498326
# tolerance: float64 rtol=1e-12
# differentiate: x w
graph():
    %x : [num_users=2] = placeholder[target=x]
    %w : [num_users=2] = placeholder[target=w]
    %g : [num_users=1] = placeholder[target=g]
    %rstd : [num_users=1] = placeholder[target=rstd]
    %norm : [num_users=2] = call_function[target=torch.ops.aten._fused_rms_norm.default](args = (%x, [3], %w, 0.001), kwargs = {})
    %y : [num_users=1] = call_function[target=operator.getitem](args = (%norm, 0), kwargs = {})
    %scale : [num_users=1] = call_function[target=operator.getitem](args = (%norm, 1), kwargs = {})
    %backward : [num_users=2] = call_function[target=torch.ops.aten._fused_rms_norm_backward.default](args = (%g, %x, [3], %rstd, %w, [True, True]), kwargs = {})
    %by_x : [num_users=1] = call_function[target=operator.getitem](args = (%backward, 0), kwargs = {})
    %by_w : [num_users=1] = call_function[target=operator.getitem](args = (%backward, 1), kwargs = {})
    return (y, scale, by_x, by_w)
