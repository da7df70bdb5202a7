# conformance: _weight_norm_interface_backward.default
# values: _weight_norm_interface_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_w : [num_users=2] = placeholder[target=c0_grad_w]
    %c0_saved_v : [num_users=2] = placeholder[target=c0_saved_v]
    %c0_saved_g : [num_users=1] = placeholder[target=c0_saved_g]
    %c0_saved_norms : [num_users=1] = placeholder[target=c0_saved_norms]
    %c1_saved_g : [num_users=1] = placeholder[target=c1_saved_g]
    %c1_saved_norms : [num_users=1] = placeholder[target=c1_saved_norms]
    %c2_grad_w : [num_users=2] = placeholder[target=c2_grad_w]
    %c2_saved_v : [num_users=2] = placeholder[target=c2_saved_v]
    %c2_saved_g : [num_users=1] = placeholder[target=c2_saved_g]
    %c2_saved_norms : [num_users=1] = placeholder[target=c2_saved_norms]
    %c3_saved_g : [num_users=1] = placeholder[target=c3_saved_g]
    %c3_saved_norms : [num_users=1] = placeholder[target=c3_saved_norms]
    %c4_grad_w : [num_users=2] = placeholder[target=c4_grad_w]
    %c4_saved_v : [num_users=2] = placeholder[target=c4_saved_v]
    %c4_saved_g : [num_users=1] = placeholder[target=c4_saved_g]
    %c4_saved_norms : [num_users=1] = placeholder[target=c4_saved_norms]
    %c5_saved_g : [num_users=1] = placeholder[target=c5_saved_g]
    %c5_saved_norms : [num_users=1] = placeholder[target=c5_saved_norms]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c0_grad_w, %c0_saved_v, %c0_saved_g, %c0_saved_norms, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c0_grad_w, %c0_saved_v, %c1_saved_g, %c1_saved_norms, 2), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c2_grad_w, %c2_saved_v, %c2_saved_g, %c2_saved_norms, 0), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c2_grad_w, %c2_saved_v, %c3_saved_g, %c3_saved_norms, 2), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c4_grad_w, %c4_saved_v, %c4_saved_g, %c4_saved_norms, 0), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten._weight_norm_interface_backward.default](args = (%c4_grad_w, %c4_saved_v, %c5_saved_g, %c5_saved_norms, 2), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1)
