# gradients: native_batch_norm_backward.default
# case c0: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
# case c1: by c0_grad_out c0_input c0_weight, not smooth
# case c2: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
# case c3: by c0_grad_out c0_input c0_weight, not smooth
# case c4: by c4_grad_out c4_input c4_weight, not smooth
# case c5: by c5_grad_out c5_input c5_weight, not smooth
# case c6: by c6_grad_out c6_input c6_weight, no second gradient, not smooth
graph():
    %c0_grad_out : [num_users=4] = placeholder[target=c0_grad_out]
    %c0_input : [num_users=4] = placeholder[target=c0_input]
    %c0_weight : [num_users=4] = placeholder[target=c0_weight]
    %c0_save_mean : [num_users=2] = placeholder[target=c0_save_mean]
    %c0_save_invstd : [num_users=2] = placeholder[target=c0_save_invstd]
    %c1_running_mean : [num_users=2] = placeholder[target=c1_running_mean]
    %c1_running_var : [num_users=2] = placeholder[target=c1_running_var]
    %c4_grad_out : [num_users=1] = placeholder[target=c4_grad_out]
    %c4_input : [num_users=1] = placeholder[target=c4_input]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c4_running_mean : [num_users=1] = placeholder[target=c4_running_mean]
    %c4_running_var : [num_users=1] = placeholder[target=c4_running_var]
    %c4_save_mean : [num_users=2] = placeholder[target=c4_save_mean]
    %c4_save_invstd : [num_users=2] = placeholder[target=c4_save_invstd]
    %c5_grad_out : [num_users=1] = placeholder[target=c5_grad_out]
    %c5_input : [num_users=1] = placeholder[target=c5_input]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c5_running_mean : [num_users=1] = placeholder[target=c5_running_mean]
    %c5_running_var : [num_users=1] = placeholder[target=c5_running_var]
    %c6_grad_out : [num_users=1] = placeholder[target=c6_grad_out]
    %c6_input : [num_users=1] = placeholder[target=c6_input]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c6_running_mean : [num_users=1] = placeholder[target=c6_running_mean]
    %c6_running_var : [num_users=1] = placeholder[target=c6_running_var]
    %c6_save_mean : [num_users=1] = placeholder[target=c6_save_mean]
    %c6_save_invstd : [num_users=1] = placeholder[target=c6_save_invstd]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_weight, None, None, %c0_save_mean, %c0_save_invstd, True, 1e-05, [True, True, True]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_weight, %c1_running_mean, %c1_running_var, None, None, False, 1e-05, [True, True, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_weight, None, None, %c0_save_mean, %c0_save_invstd, True, 1e-05, [True, False, True]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_weight, %c1_running_mean, %c1_running_var, None, None, False, 1e-05, [True, False, True]), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c4_grad_out, %c4_input, %c4_weight, %c4_running_mean, %c4_running_var, %c4_save_mean, %c4_save_invstd, False, 1e-05, [True, True, True]), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c5_grad_out, %c5_input, %c5_weight, %c5_running_mean, %c5_running_var, %c4_save_mean, %c4_save_invstd, False, 1e-05, [True, True, True]), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c6 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c6_grad_out, %c6_input, %c6_weight, %c6_running_mean, %c6_running_var, %c6_save_mean, %c6_save_invstd, True, 1e-05, [True, True, True]), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c6_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out2, c3_out0, c3_out2, c4_out0, c4_out1, c4_out2, c5_out0, c5_out1, c5_out2, c6_out0, c6_out1, c6_out2)
