# gradients: _log_softmax_backward_data.default
# case c0: by c0_grad_output c0_output, not smooth
# case c1: by c0_grad_output c0_output, not smooth
# case c2: by c2_grad_output c2_output, not smooth
# case c3: by c3_grad_output c3_output, not smooth
# case c4: by c4_grad_output c4_output, not smooth
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_output : [num_users=2] = placeholder[target=c0_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_output : [num_users=1] = placeholder[target=c2_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_output : [num_users=1] = placeholder[target=c3_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_output : [num_users=1] = placeholder[target=c4_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._log_softmax_backward_data.default](args = (%c0_grad_output, %c0_output, 0, torch.float64), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._log_softmax_backward_data.default](args = (%c0_grad_output, %c0_output, -1, torch.float64), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._log_softmax_backward_data.default](args = (%c2_grad_output, %c2_output, -1, torch.float64), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._log_softmax_backward_data.default](args = (%c3_grad_output, %c3_output, 0, torch.float64), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._log_softmax_backward_data.default](args = (%c4_grad_output, %c4_output, 1, torch.float64), kwargs = {})
    return (c0, c1, c2, c3, c4)
