# conformance: _cdist_backward.default
# values: _cdist_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_x1 : [num_users=2] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=2] = placeholder[target=c0_x2]
    %c0_cdist : [num_users=1] = placeholder[target=c0_cdist]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=3] = placeholder[target=c1_x2]
    %c2_x1 : [num_users=2] = placeholder[target=c2_x1]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c4_cdist : [num_users=1] = placeholder[target=c4_cdist]
    %c5_grad_output : [num_users=2] = placeholder[target=c5_grad_output]
    %c5_x1 : [num_users=2] = placeholder[target=c5_x1]
    %c5_x2 : [num_users=2] = placeholder[target=c5_x2]
    %c5_cdist : [num_users=1] = placeholder[target=c5_cdist]
    %c6_grad_output : [num_users=2] = placeholder[target=c6_grad_output]
    %c6_x1 : [num_users=1] = placeholder[target=c6_x1]
    %c6_x2 : [num_users=3] = placeholder[target=c6_x2]
    %c7_x1 : [num_users=2] = placeholder[target=c7_x1]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c9_cdist : [num_users=1] = placeholder[target=c9_cdist]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 1.0, %c0_cdist), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c1_grad_output, %c1_x1, %c1_x2, 1.0, %c1_grad_output), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c1_grad_output, %c2_x1, %c1_x2, 2.0, %c1_grad_output), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c3_grad_output, %c1_x2, %c2_x1, 3.0, %c3_grad_output), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c0_grad_output, %c0_x1, %c0_x2, 1.5, %c4_cdist), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c5_grad_output, %c5_x1, %c5_x2, 1.0, %c5_cdist), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c6_grad_output, %c6_x1, %c6_x2, 1.0, %c6_grad_output), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c6_grad_output, %c7_x1, %c6_x2, 2.0, %c6_grad_output), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c8_grad_output, %c6_x2, %c7_x1, 3.0, %c8_grad_output), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%c5_grad_output, %c5_x1, %c5_x2, 1.5, %c9_cdist), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
