# conformance: _prelu_kernel_backward.default
# values: _prelu_kernel_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c9_grad_output : [num_users=1] = placeholder[target=c9_grad_output]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c9_weight : [num_users=1] = placeholder[target=c9_weight]
    %c10_grad_output : [num_users=1] = placeholder[target=c10_grad_output]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c10_weight : [num_users=1] = placeholder[target=c10_weight]
    %c11_grad_output : [num_users=1] = placeholder[target=c11_grad_output]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c11_weight : [num_users=1] = placeholder[target=c11_weight]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c0_grad_output, %c0_1v, %c0_weight), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c1_grad_output, %c1_self, %c1_weight), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_grad_output, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_self, 2, 0, 8, 2), kwargs = {})
    %c2_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c2_weight, [2, 3, 4]), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c2_0v, %c2_1v, %c2_2v), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c3_grad_output, %c3_self, %c3_weight), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c4_grad_output, %c4_self, %c4_grad_output), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c5_grad_output, %c5_self, %c5_weight), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c6_self, 1, 0, 16, 2), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c6_grad_output, %c6_1v, %c6_weight), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c7_grad_output, %c7_self, %c7_weight), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c8_grad_output, %c8_self, %c8_weight), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c9_self, 1, 0, 16, 2), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c9_grad_output, %c9_1v, %c9_weight), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c10_grad_output, %c10_self, %c10_weight), kwargs = {})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    %c11 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c11_grad_output, %c11_self, %c11_weight), kwargs = {})
    %c11_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 0), kwargs = {})
    %c11_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c11, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1, c11_out0, c11_out1)
