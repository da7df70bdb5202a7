# gradients: _ctc_loss.Tensor
# case c0: by c0_log_probs, no second gradient, not smooth
# case c1: by c0_log_probs, no second gradient, not smooth
# case c2: by c0_log_probs, no second gradient, not smooth
# case c3: by c3_log_probs, no second gradient, not smooth
graph():
    %c0_log_probs : [num_users=3] = placeholder[target=c0_log_probs]
    %c0_targets : [num_users=4] = placeholder[target=c0_targets]
    %c0_input_lengths : [num_users=4] = placeholder[target=c0_input_lengths]
    %c0_target_lengths : [num_users=4] = placeholder[target=c0_target_lengths]
    %c3_log_probs : [num_users=1] = placeholder[target=c3_log_probs]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 3), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 0), kwargs = {zero_infinity: True})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c3_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
