# Gradients of layer norm with the statistics of the input and several masks.
# input grad_out: f64[3, 4] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927 0.9390993563190675 0.9998156151342908 0.9252115207881683 0.7253843874668195 0.4273798802338298 0.07153151114084326
# input x: f64[3, 4] 0.3894183423086505 0.6961352386273567 0.9086334961158833 0.9981524724975481 0.9525761942715953 0.7780731968879212 0.49826164241183896 0.1510127120863443 -0.21667508038737962 -0.5550369171994238 -0.8182771110644108 -0.9707673366582885
# input weight: f64[4] 0.19866933079506122 0.5396320487339693 0.8075581004051142 0.966184951612734
# input bias: f64[4] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469
# expect out0: f64[3, 4] 0.3977956387403525 -0.660482528140441 -0.4773155840446168 0.7400024734447057 -0.2622088451183635 0.15400105401069553 0.32676092297870785 -0.21855313187103942 -0.34343027508903856 0.47897062106992094 0.39259509129034287 -0.5281354372712251
# expect out1: f64[4] 3.2014013780891 0.7999765125777809 -0.7415449161682838 -1.429133415773974
# expect out2: f64[4] 0.5455197115217547 0.8875200346648427 1.1093986846607422 1.1811254271123088
# expect out3: f64[3, 4] 0.3977956387403525 -0.660482528140441 -0.4773155840446168 0.7400024734447057 -0.2622088451183635 0.15400105401069553 0.32676092297870785 -0.21855313187103942 -0.34343027508903856 0.47897062106992094 0.39259509129034287 -0.5281354372712251
# expect out4: f64[4] 0.5455197115217547 0.8875200346648427 1.1093986846607422 1.1811254271123088
# expect out5: f64[4] 3.2014013780891 0.7999765125777809 -0.7415449161682838 -1.429133415773974
# expect out6: f64[3, 4] 0.3120965337681927 -0.5091777229140915 -0.40718610664159716 0.6042672957874959 -0.3319826843145117 0.25970540545563736 0.2971096677423706 -0.22483238888349533 -0.24297959678324332 0.3355883247253182 0.28766232080436804 -0.3802710487464438
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: grad_out x weight
graph():
    %grad_out : [num_users=4] = placeholder[target=grad_out]
    %x : [num_users=5] = placeholder[target=x]
    %weight : [num_users=4] = placeholder[target=weight]
    %bias : [num_users=4] = placeholder[target=bias]
    %native_layer_norm : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm.default](args = (%x, [4], %weight, %bias, 1e-05), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm, 2), kwargs = {})
    %detach : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_1,), kwargs = {})
    %detach_1 : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_2,), kwargs = {})
    %native_layer_norm_backward : [num_users=3] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%grad_out, %x, [4], %detach, %detach_1, %weight, %bias, [True, True, True]), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 1), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward, 2), kwargs = {})
    %native_layer_norm_backward_1 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%grad_out, %x, [4], %detach, %detach_1, %weight, %bias, [True, False, True]), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward_1, 0), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward_1, 2), kwargs = {})
    %native_layer_norm_backward_2 : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%grad_out, %x, [4], %detach, %detach_1, %weight, %bias, [False, True, False]), kwargs = {})
    %getitem_10 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward_2, 1), kwargs = {})
    %native_layer_norm_backward_3 : [num_users=1] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%grad_out, %x, [4], %detach, %detach_1, None, None, [True, False, False]), kwargs = {})
    %getitem_12 : [num_users=1] = call_function[target=operator.getitem](args = (%native_layer_norm_backward_3, 0), kwargs = {})
    return (getitem_3, getitem_4, getitem_5, getitem_6, getitem_8, getitem_10, getitem_12)
