# gradients: native_group_norm_backward.default
# case c0: by c0_grad_out c0_input, PyTorch has no derivative, not smooth
# case c1: by c1_grad_out c1_input, PyTorch has no derivative, not smooth
# case c2: by c1_grad_out c1_input c2_weight, PyTorch has no derivative, not smooth
# case c3: by c0_grad_out c0_input c3_weight, PyTorch has no derivative, not smooth
# case c4: by c1_grad_out c1_input c2_weight, PyTorch has no derivative, not smooth
# case c5: by c0_grad_out c0_input c3_weight, PyTorch has no derivative, not smooth
graph():
    %c0_grad_out : [num_users=3] = placeholder[target=c0_grad_out]
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0_mean : [num_users=3] = placeholder[target=c0_mean]
    %c0_rstd : [num_users=3] = placeholder[target=c0_rstd]
    %c1_grad_out : [num_users=3] = placeholder[target=c1_grad_out]
    %c1_input : [num_users=3] = placeholder[target=c1_input]
    %c1_mean : [num_users=3] = placeholder[target=c1_mean]
    %c1_rstd : [num_users=3] = placeholder[target=c1_rstd]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c3_weight : [num_users=2] = placeholder[target=c3_weight]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_mean, %c0_rstd, None, 1, 6, 3, 2, [True, True, True]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c1_grad_out, %c1_input, %c1_mean, %c1_rstd, None, 1, 3, 1, 1, [True, True, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c1_grad_out, %c1_input, %c1_mean, %c1_rstd, %c2_weight, 1, 3, 1, 1, [False, True, True]), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_mean, %c0_rstd, %c3_weight, 1, 6, 3, 2, [False, True, True]), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c1_grad_out, %c1_input, %c1_mean, %c1_rstd, %c2_weight, 1, 3, 1, 1, [True, False, True]), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.native_group_norm_backward.default](args = (%c0_grad_out, %c0_input, %c0_mean, %c0_rstd, %c3_weight, 1, 6, 3, 2, [True, False, True]), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out1, c2_out2, c3_out1, c3_out2, c4_out0, c4_out2, c5_out0, c5_out2)
