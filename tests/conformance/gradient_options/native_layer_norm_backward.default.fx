# gradients: native_layer_norm_backward.default
# case c0: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
# case c1: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
# case c2: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
# case c3: by c3_grad_out c3_input c3_weight, no second gradient, not smooth
# case c4: by c3_grad_out c3_input c3_weight, no second gradient, not smooth
# case c5: by c3_grad_out c3_input c3_weight, no second gradient, not smooth
graph():
    %c0_grad_out : [num_users=3] = placeholder[target=c0_grad_out]
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0_mean : [num_users=3] = placeholder[target=c0_mean]
    %c0_rstd : [num_users=3] = placeholder[target=c0_rstd]
    %c0_weight : [num_users=3] = placeholder[target=c0_weight]
    %c0_bias : [num_users=3] = placeholder[target=c0_bias]
    %c3_grad_out : [num_users=3] = placeholder[target=c3_grad_out]
    %c3_input : [num_users=3] = placeholder[target=c3_input]
    %c3_mean : [num_users=3] = placeholder[target=c3_mean]
    %c3_rstd : [num_users=3] = placeholder[target=c3_rstd]
    %c3_weight : [num_users=3] = placeholder[target=c3_weight]
    %c3_bias : [num_users=3] = placeholder[target=c3_bias]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c0_grad_out, %c0_input, [2, 3], %c0_mean, %c0_rstd, %c0_weight, %c0_bias, [False, True, True]), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c0_grad_out, %c0_input, [2, 3], %c0_mean, %c0_rstd, %c0_weight, %c0_bias, [True, False, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c0_grad_out, %c0_input, [2, 3], %c0_mean, %c0_rstd, %c0_weight, %c0_bias, [True, True, False]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c3_grad_out, %c3_input, [1, 2, 3], %c3_mean, %c3_rstd, %c3_weight, %c3_bias, [False, True, True]), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c3_grad_out, %c3_input, [1, 2, 3], %c3_mean, %c3_rstd, %c3_weight, %c3_bias, [True, False, True]), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.native_layer_norm_backward.default](args = (%c3_grad_out, %c3_input, [1, 2, 3], %c3_mean, %c3_rstd, %c3_weight, %c3_bias, [True, True, False]), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out1, c0_out2, c1_out0, c1_out2, c2_out0, c2_out1, c3_out1, c3_out2, c4_out0, c4_out2, c5_out0, c5_out1)
