# gradients: _ctc_loss_backward.Tensor
# case c0: by c0_grad, PyTorch has no derivative
# case c1: by c0_grad, PyTorch has no derivative
# case c2: by c0_grad, PyTorch has no derivative
graph():
    %c0_grad : [num_users=3] = placeholder[target=c0_grad]
    %c0_log_probs : [num_users=3] = placeholder[target=c0_log_probs]
    %c0_targets : [num_users=2] = placeholder[target=c0_targets]
    %c0_input_lengths : [num_users=3] = placeholder[target=c0_input_lengths]
    %c0_target_lengths : [num_users=1] = placeholder[target=c0_target_lengths]
    %c0_neg_log_likelihood : [num_users=1] = placeholder[target=c0_neg_log_likelihood]
    %c0_log_alpha : [num_users=1] = placeholder[target=c0_log_alpha]
    %c1_targets : [num_users=1] = placeholder[target=c1_targets]
    %c1_target_lengths : [num_users=2] = placeholder[target=c1_target_lengths]
    %c1_neg_log_likelihood : [num_users=1] = placeholder[target=c1_neg_log_likelihood]
    %c1_log_alpha : [num_users=1] = placeholder[target=c1_log_alpha]
    %c2_neg_log_likelihood : [num_users=1] = placeholder[target=c2_neg_log_likelihood]
    %c2_log_alpha : [num_users=1] = placeholder[target=c2_log_alpha]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss_backward.Tensor](args = (%c0_grad, %c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, %c0_neg_log_likelihood, %c0_log_alpha, 0, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss_backward.Tensor](args = (%c0_grad, %c0_log_probs, %c1_targets, %c0_input_lengths, %c1_target_lengths, %c1_neg_log_likelihood, %c1_log_alpha, 0, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss_backward.Tensor](args = (%c0_grad, %c0_log_probs, %c0_targets, %c0_input_lengths, %c1_target_lengths, %c2_neg_log_likelihood, %c2_log_alpha, 3, True), kwargs = {})
    return (c0, c1, c2)
