# gradients: _weight_norm_interface_backward.default
# case c0: by c0_grad_w c0_saved_v c0_saved_g c0_saved_norms, PyTorch has no derivative, not smooth
# case c1: by c1_grad_w c1_saved_v c1_saved_g c1_saved_norms, PyTorch has no derivative, not smooth
graph():
    %c0_grad_w : [num_users=1] = placeholder[target=c0_grad_w]
    %c0_saved_v : [num_users=1] = placeholder[target=c0_saved_v]
    %c0_saved_g : [num_users=1] = placeholder[target=c0_saved_g]
    %c0_saved_norms : [num_users=1] = placeholder[target=c0_saved_norms]
    %c1_grad_w : [num_users=1] = placeholder[target=c1_grad_w]
    %c1_saved_v : [num_users=1] = placeholder[target=c1_saved_v]
    %c1_saved_g : [num_users=1] = placeholder[target=c1_saved_g]
    %c1_saved_norms : [num_users=1] = placeholder[target=c1_saved_norms]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c0_grad_w, %c0_saved_v, %c0_saved_g, %c0_saved_norms, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c1_grad_w, %c1_saved_v, %c1_saved_g, %c1_saved_norms, 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
