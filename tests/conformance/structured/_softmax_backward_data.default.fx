# conformance: _softmax_backward_data.default
# values: _softmax_backward_data.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_output : [num_users=1] = placeholder[target=c0_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_output : [num_users=1] = placeholder[target=c1_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_output : [num_users=1] = placeholder[target=c2_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_output : [num_users=1] = placeholder[target=c3_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_output : [num_users=1] = placeholder[target=c4_output]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_output : [num_users=1] = placeholder[target=c5_output]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_output : [num_users=1] = placeholder[target=c6_output]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c7_output : [num_users=1] = placeholder[target=c7_output]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c0_grad_output, %c0_output, 0, torch.float32), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c1_grad_output, %c1_output, -1, torch.float32), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c2_grad_output, %c2_output, 1, torch.float32), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c3_grad_output, %c3_output, 0, torch.float64), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c4_grad_output, %c4_output, -1, torch.float64), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c5_grad_output, %c5_output, 1, torch.float64), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c6_grad_output, %c6_output, 0, torch.bfloat16), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c7_grad_output, %c7_output, 1, torch.bfloat16), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._softmax_backward_data.default](args = (%c8_grad_output, %c8_grad_output, -1, torch.bfloat16), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
