# conformance: elu_backward.default
# values: elu_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_self_or_result : [num_users=3] = placeholder[target=c0_self_or_result]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self_or_result : [num_users=1] = placeholder[target=c3_self_or_result]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self_or_result : [num_users=1] = placeholder[target=c4_self_or_result]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self_or_result : [num_users=2] = placeholder[target=c5_self_or_result]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self_or_result : [num_users=1] = placeholder[target=c6_self_or_result]
    %c7_grad_output : [num_users=4] = placeholder[target=c7_grad_output]
    %c7_self_or_result : [num_users=1] = placeholder[target=c7_self_or_result]
    %c8_self_or_result : [num_users=3] = placeholder[target=c8_self_or_result]
    %c9_self_or_result : [num_users=3] = placeholder[target=c9_self_or_result]
    %c10_self_or_result : [num_users=1] = placeholder[target=c10_self_or_result]
    %c11_grad_output : [num_users=3] = placeholder[target=c11_grad_output]
    %c11_self_or_result : [num_users=3] = placeholder[target=c11_self_or_result]
    %c14_grad_output : [num_users=1] = placeholder[target=c14_grad_output]
    %c14_self_or_result : [num_users=1] = placeholder[target=c14_self_or_result]
    %c15_grad_output : [num_users=3] = placeholder[target=c15_grad_output]
    %c15_self_or_result : [num_users=4] = placeholder[target=c15_self_or_result]
    %c18_grad_output : [num_users=3] = placeholder[target=c18_grad_output]
    %c18_self_or_result : [num_users=3] = placeholder[target=c18_self_or_result]
    %c21_grad_output : [num_users=1] = placeholder[target=c21_grad_output]
    %c21_self_or_result : [num_users=1] = placeholder[target=c21_self_or_result]
    %c22_grad_output : [num_users=3] = placeholder[target=c22_grad_output]
    %c25_grad_output : [num_users=2] = placeholder[target=c25_grad_output]
    %c27_grad_output : [num_users=1] = placeholder[target=c27_grad_output]
    %c0_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 1, 1, 1, False, %c0_5v), kwargs = {})
    %c1_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 0.7, 1.5, 2, False, %c1_5v), kwargs = {})
    %c2_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 1.2, 1.05, 1, True, %c2_5v), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c3_grad_output, 1, 1, 1, False, %c3_self_or_result), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_grad_output, [2, 1, 0]), kwargs = {})
    %c4_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self_or_result, 2, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c4_0v, 0.7, 1.5, 2, False, %c4_5v), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c5_grad_output, 1.2, 1.05, 1, True, %c5_self_or_result), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c6_grad_output, 1, 1, 1, False, %c6_self_or_result), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c7_grad_output, 0.7, 1.5, 2, False, %c7_self_or_result), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c7_grad_output, 1.2, 1.05, 1, True, %c8_self_or_result), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c7_grad_output, 1, 1, 1, False, %c9_self_or_result), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c7_grad_output, 0.7, 1.5, 2, False, %c10_self_or_result), kwargs = {})
    %c11_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c11_grad_output, 1, 1, 1, False, %c11_5v), kwargs = {})
    %c12_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c11_grad_output, 0.7, 1.5, 2, False, %c12_5v), kwargs = {})
    %c13_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c11_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c11_grad_output, 1.2, 1.05, 1, True, %c13_5v), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c14_grad_output, 1, 1, 1, False, %c14_self_or_result), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c15_grad_output, 0.7, 1.5, 2, False, %c15_self_or_result), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c15_grad_output, 1.2, 1.05, 1, True, %c8_self_or_result), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c15_grad_output, 1, 1, 1, False, %c5_self_or_result), kwargs = {})
    %c18_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c18_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c18_grad_output, 1, 1, 1, False, %c18_5v), kwargs = {})
    %c19_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c18_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c18_grad_output, 0.7, 1.5, 2, False, %c19_5v), kwargs = {})
    %c20_5v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c18_self_or_result, 1, 0, 16, 2), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c18_grad_output, 1.2, 1.05, 1, True, %c20_5v), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c21_grad_output, 1, 1, 1, False, %c21_self_or_result), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c22_grad_output, 0.7, 1.5, 2, False, %c15_self_or_result), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c22_grad_output, 1.2, 1.05, 1, True, %c8_self_or_result), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c22_grad_output, 1, 1, 1, False, %c9_self_or_result), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c25_grad_output, 0.7, 1.5, 2, False, %c15_self_or_result), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c25_grad_output, 1, 1, 1, False, %c9_self_or_result), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c27_grad_output, 1.2, 1.05, 1, True, %c15_self_or_result), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27)
