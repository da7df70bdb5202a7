# gradients: _ctc_loss.default
# case c0: by c0_log_probs, no second gradient, not smooth
# case c1: by c0_log_probs, no second gradient, not smooth
# case c2: by c0_log_probs, no second gradient, not smooth
# case c3: by c0_log_probs, no second gradient, not smooth
# case c4: by c0_log_probs, no second gradient, not smooth
# case c5: by c0_log_probs, no second gradient, not smooth
# case c6: by c0_log_probs, no second gradient, not smooth
graph():
    %c0_log_probs : [num_users=7] = placeholder[target=c0_log_probs]
    %c0_targets : [num_users=7] = placeholder[target=c0_targets]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [2, 3], [2, 2], 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [2, 2], 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [1, 2], 0), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [0, 2], 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [2, 1], 0), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [2, 0], 0), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._ctc_loss.default](args = (%c0_log_probs, %c0_targets, [3, 3], [1, 1], 0), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0)
