# gradients: _ctc_loss.Tensor
# case c0: by c0_log_probs, no second gradient, not smooth
graph():
    %c0_log_probs : [num_users=1] = placeholder[target=c0_log_probs]
    %c0_targets : [num_users=1] = placeholder[target=c0_targets]
    %c0_input_lengths : [num_users=1] = placeholder[target=c0_input_lengths]
    %c0_target_lengths : [num_users=1] = placeholder[target=c0_target_lengths]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    return (c0_out0,)
