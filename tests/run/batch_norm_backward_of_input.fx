# Gradients of batch norm in training, with the statistics of the input, and in evaluation, with several masks.
# input grad_out: f64[3, 2, 2] -0.8414709848078965 -0.5891447579422695 -0.2570805518921551 0.10977830083717469 0.4617791755414829 0.7512804051402927 0.9390993563190675 0.9998156151342908 0.9252115207881683 0.7253843874668195 0.4273798802338298 0.07153151114084326
# input x: f64[3, 2, 2] 0.3894183423086505 0.6961352386273567 0.9086334961158833 0.9981524724975481 0.9525761942715953 0.7780731968879212 0.49826164241183896 0.1510127120863443 -0.21667508038737962 -0.5550369171994238 -0.8182771110644108 -0.9707673366582885
# input weight: f64[2] 0.7 -1.3
# input running_mean: f64[2] 0.1 -0.2
# input running_var: f64[2] 0.5 1.5
# expect out0: f64[3, 2, 2] -1.3501658326426442 -0.8541833370241123 0.9923262403781326 0.3681913531819431 0.6317624695421304 0.9018927354313091 -0.9718639970476594 -1.0386247672845974 0.5588450801307772 0.11184888456254041 0.018971449275867223 0.6309997214963136
# expect out1: f64[2] -1.466262660301017 -0.27998019737973595
# expect out2: f64[2] 1.4330397461865974 2.290524111773051
# expect out3: f64[3, 2, 2] -0.833005445328337 -0.5832177226700141 0.2728760995503622 -0.11652330107133477 0.4571334896985214 0.7437222194811799 -0.9967995150022188 -1.061246303228108 0.9159035175443444 0.718086726251135 -0.4536389621313364 -0.0759265514695366
# expect out4: f64[2] -0.6502022757228076 0.4358727798377287
# expect out5: f64[2] 1.4330397461865974 2.290524111773051
# expect out6: f64[3, 2, 2] -1.3501658326426442 -0.8541833370241123 0.9923262403781326 0.3681913531819431 0.6317624695421304 0.9018927354313091 -0.9718639970476594 -1.0386247672845974 0.5588450801307772 0.11184888456254041 0.018971449275867223 0.6309997214963136
# expect out7: f64[2] 1.4330397461865974 2.290524111773051
# expect out8: f64[3, 2, 2] -0.833005445328337 -0.5832177226700141 0.2728760995503622 -0.11652330107133477 0.4571334896985214 0.7437222194811799 -0.9967995150022188 -1.061246303228108 0.9159035175443444 0.718086726251135 -0.4536389621313364 -0.0759265514695366
# expect out9: f64[2] 1.4330397461865974 2.290524111773051
# expect out10: f64[2] -1.466262660301017 -0.27998019737973595
# expect out11: f64[2] -0.6502022757228076 0.4358727798377287
# expect out12: f64[3, 2, 2] -1.9288083323466347 -1.2202619100344463 -0.7633278772139481 -0.2832241178322639 0.902517813631615 1.2884181934732988 0.747587690036661 0.7989421286804596 0.7983501144725388 0.15978412080362916 -0.014593422519897864 -0.4853844011510104
# expect out13: f64[3, 2, 2] -1.1900077790404815 -0.8331681752428775 -0.20990469196181707 0.08963330851641135 0.6530478424264592 1.0624603135445427 0.7667688576940144 0.8163433101754677 1.3084335964919207 1.0258381803587644 0.3489530477933357 0.05840503959195123
# tolerance: float64 rtol=1e-12 atol=1e-12
# differentiate: grad_out x weight
graph():
    %grad_out : [num_users=8] = placeholder[target=grad_out]
    %x : [num_users=9] = placeholder[target=x]
    %weight : [num_users=7] = placeholder[target=weight]
    %running_mean : [num_users=4] = placeholder[target=running_mean]
    %running_var : [num_users=4] = placeholder[target=running_var]
    %native_batch_norm : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%x, %weight, None, None, None, True, 0.1, 1e-05), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm, 2), kwargs = {})
    %detach : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_1,), kwargs = {})
    %detach_1 : [num_users=4] = call_function[target=torch.ops.aten.detach.default](args = (%getitem_2,), kwargs = {})
    %native_batch_norm_backward : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, None, None, %detach, %detach_1, True, 1e-05, [True, True, True]), kwargs = {})
    %getitem_3 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 0), kwargs = {})
    %getitem_4 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 1), kwargs = {})
    %getitem_5 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward, 2), kwargs = {})
    %native_batch_norm_backward_1 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, %running_mean, %running_var, None, None, False, 1e-05, [True, True, True]), kwargs = {})
    %getitem_6 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 0), kwargs = {})
    %getitem_7 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 1), kwargs = {})
    %getitem_8 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_1, 2), kwargs = {})
    %native_batch_norm_backward_2 : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, None, None, %detach, %detach_1, True, 1e-05, [True, False, True]), kwargs = {})
    %getitem_9 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 0), kwargs = {})
    %getitem_11 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_2, 2), kwargs = {})
    %native_batch_norm_backward_3 : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, %running_mean, %running_var, None, None, False, 1e-05, [True, False, True]), kwargs = {})
    %getitem_12 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 0), kwargs = {})
    %getitem_14 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_3, 2), kwargs = {})
    %native_batch_norm_backward_4 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, None, None, %detach, %detach_1, True, 1e-05, [False, True, False]), kwargs = {})
    %getitem_16 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_4, 1), kwargs = {})
    %native_batch_norm_backward_5 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, %weight, %running_mean, %running_var, None, None, False, 1e-05, [False, True, False]), kwargs = {})
    %getitem_19 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_5, 1), kwargs = {})
    %native_batch_norm_backward_6 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, None, None, None, %detach, %detach_1, True, 1e-05, [True, False, False]), kwargs = {})
    %getitem_21 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_6, 0), kwargs = {})
    %native_batch_norm_backward_7 : [num_users=1] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%grad_out, %x, None, %running_mean, %running_var, None, None, False, 1e-05, [True, False, False]), kwargs = {})
    %getitem_24 : [num_users=1] = call_function[target=operator.getitem](args = (%native_batch_norm_backward_7, 0), kwargs = {})
    return (getitem_3, getitem_4, getitem_5, getitem_6, getitem_7, getitem_8, getitem_9, getitem_11, getitem_12, getitem_14, getitem_16, getitem_19, getitem_21, getitem_24)
