# conformance: tanh_backward.default
# values: tanh_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_output : [num_users=1] = placeholder[target=c0_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_output : [num_users=1] = placeholder[target=c1_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_output : [num_users=1] = placeholder[target=c2_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_output : [num_users=2] = placeholder[target=c3_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_output : [num_users=1] = placeholder[target=c4_output]
    %c5_grad_output : [num_users=4] = placeholder[target=c5_grad_output]
    %c5_output : [num_users=1] = placeholder[target=c5_output]
    %c6_output : [num_users=3] = placeholder[target=c6_output]
    %c7_output : [num_users=3] = placeholder[target=c7_output]
    %c8_output : [num_users=1] = placeholder[target=c8_output]
    %c9_grad_output : [num_users=1] = placeholder[target=c9_grad_output]
    %c10_grad_output : [num_users=1] = placeholder[target=c10_grad_output]
    %c10_output : [num_users=1] = placeholder[target=c10_output]
    %c11_grad_output : [num_users=1] = placeholder[target=c11_grad_output]
    %c11_output : [num_users=1] = placeholder[target=c11_output]
    %c12_grad_output : [num_users=3] = placeholder[target=c12_grad_output]
    %c12_output : [num_users=4] = placeholder[target=c12_output]
    %c15_grad_output : [num_users=1] = placeholder[target=c15_grad_output]
    %c16_grad_output : [num_users=1] = placeholder[target=c16_grad_output]
    %c16_output : [num_users=1] = placeholder[target=c16_output]
    %c17_grad_output : [num_users=1] = placeholder[target=c17_grad_output]
    %c17_output : [num_users=1] = placeholder[target=c17_output]
    %c18_grad_output : [num_users=3] = placeholder[target=c18_grad_output]
    %c21_grad_output : [num_users=1] = placeholder[target=c21_grad_output]
    %c22_grad_output : [num_users=2] = placeholder[target=c22_grad_output]
    %c24_grad_output : [num_users=1] = placeholder[target=c24_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_output, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c0_grad_output, %c0_1v), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c1_grad_output, %c1_output), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_grad_output, [2, 1, 0]), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c2_output, 2, 0, 8, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c2_0v, %c2_1v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c3_grad_output, %c3_output), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c4_grad_output, %c4_output), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c5_grad_output, %c5_output), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c5_grad_output, %c6_output), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c5_grad_output, %c7_output), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c5_grad_output, %c8_output), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c9_grad_output, %c9_grad_output), kwargs = {})
    %c10_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c10_output, 1, 0, 16, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c10_grad_output, %c10_1v), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c11_grad_output, %c11_output), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c12_grad_output, %c12_output), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c12_grad_output, %c6_output), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c12_grad_output, %c3_output), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c15_grad_output, %c15_grad_output), kwargs = {})
    %c16_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c16_output, 1, 0, 16, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c16_grad_output, %c16_1v), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c17_grad_output, %c17_output), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c18_grad_output, %c12_output), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c18_grad_output, %c6_output), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c18_grad_output, %c7_output), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c21_grad_output, %c21_grad_output), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c22_grad_output, %c12_output), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c22_grad_output, %c7_output), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c24_grad_output, %c12_output), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24)
