# conformance: log_sigmoid_backward.default
# values: log_sigmoid_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_buffer : [num_users=1] = placeholder[target=c0_buffer]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_buffer : [num_users=1] = placeholder[target=c1_buffer]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_buffer : [num_users=1] = placeholder[target=c2_buffer]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_buffer : [num_users=1] = placeholder[target=c3_buffer]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_buffer : [num_users=1] = placeholder[target=c5_buffer]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_buffer : [num_users=1] = placeholder[target=c7_buffer]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_buffer : [num_users=1] = placeholder[target=c8_buffer]
    %c9_grad_output : [num_users=1] = placeholder[target=c9_grad_output]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_buffer : [num_users=1] = placeholder[target=c9_buffer]
    %c10_grad_output : [num_users=1] = placeholder[target=c10_grad_output]
    %c11_grad_output : [num_users=1] = placeholder[target=c11_grad_output]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_buffer : [num_users=1] = placeholder[target=c11_buffer]
    %c12_grad_output : [num_users=1] = placeholder[target=c12_grad_output]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_buffer : [num_users=1] = placeholder[target=c12_buffer]
    %c13_grad_output : [num_users=1] = placeholder[target=c13_grad_output]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c13_buffer : [num_users=1] = placeholder[target=c13_buffer]
    %c14_grad_output : [num_users=1] = placeholder[target=c14_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c0_grad_output, %c0_1v, %c0_buffer), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c1_grad_output, %c1_self, %c1_buffer), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_grad_output, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 2, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_buffer, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c3_grad_output, %c3_self, %c3_buffer), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c4_grad_output, %c4_self, %c4_grad_output), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c5_grad_output, %c5_self, %c5_buffer), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c6_grad_output, %c6_grad_output, %c6_grad_output), kwargs = {})
    %c7_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c7_self, 1, 0, 16, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c7_grad_output, %c7_1v, %c7_buffer), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c8_grad_output, %c8_self, %c8_buffer), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c9_grad_output, %c9_self, %c9_buffer), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c10_grad_output, %c10_grad_output, %c10_grad_output), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_self, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c11_grad_output, %c11_1v, %c11_buffer), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c12_grad_output, %c12_self, %c12_buffer), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c13_grad_output, %c13_self, %c13_buffer), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c14_grad_output, %c14_grad_output, %c14_grad_output), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14)
