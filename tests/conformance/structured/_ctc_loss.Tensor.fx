# conformance: _ctc_loss.Tensor
# values: _ctc_loss.Tensor.npz
# interpreter: depends on tensor values
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_log_probs : [num_users=3] = placeholder[target=c0_log_probs]
    %c0_targets : [num_users=4] = placeholder[target=c0_targets]
    %c0_input_lengths : [num_users=6] = placeholder[target=c0_input_lengths]
    %c0_target_lengths : [num_users=2] = placeholder[target=c0_target_lengths]
    %c1_targets : [num_users=2] = placeholder[target=c1_targets]
    %c1_target_lengths : [num_users=4] = placeholder[target=c1_target_lengths]
    %c3_log_probs : [num_users=3] = placeholder[target=c3_log_probs]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c1_targets, %c0_input_lengths, %c1_target_lengths, 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c0_log_probs, %c0_targets, %c0_input_lengths, %c1_target_lengths, 3, True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c3_log_probs, %c0_targets, %c0_input_lengths, %c0_target_lengths, 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c3_log_probs, %c1_targets, %c0_input_lengths, %c1_target_lengths, 0), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten._ctc_loss.Tensor](args = (%c3_log_probs, %c0_targets, %c0_input_lengths, %c1_target_lengths, 3, True), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1)
