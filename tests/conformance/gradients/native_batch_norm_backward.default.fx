# gradients: native_batch_norm_backward.default
# case c0: by c0_grad_out c0_input c0_weight, no second gradient, not smooth
graph():
    %c0_grad_out : [num_users=1] = placeholder[target=c0_grad_out]
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_save_mean : [num_users=1] = placeholder[target=c0_save_mean]
    %c0_save_invstd : [num_users=1] = placeholder[target=c0_save_invstd]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_weight, None, None, %c0_save_mean, %c0_save_invstd, True, 1e-05, [True, True, True]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2)
