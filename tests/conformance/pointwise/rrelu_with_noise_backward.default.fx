# conformance: rrelu_with_noise_backward.default
# values: rrelu_with_noise_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_noise : [num_users=2] = placeholder[target=c0_noise]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_noise : [num_users=1] = placeholder[target=c2_noise]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_noise : [num_users=1] = placeholder[target=c3_noise]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_noise : [num_users=2] = placeholder[target=c4_noise]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=4] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_noise : [num_users=1] = placeholder[target=c6_noise]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c7_noise : [num_users=3] = placeholder[target=c7_noise]
    %c8_self : [num_users=3] = placeholder[target=c8_self]
    %c8_noise : [num_users=3] = placeholder[target=c8_noise]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c9_noise : [num_users=2] = placeholder[target=c9_noise]
    %c10_grad_output : [num_users=2] = placeholder[target=c10_grad_output]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c10_noise : [num_users=2] = placeholder[target=c10_noise]
    %c12_grad_output : [num_users=1] = placeholder[target=c12_grad_output]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c12_noise : [num_users=1] = placeholder[target=c12_noise]
    %c13_grad_output : [num_users=3] = placeholder[target=c13_grad_output]
    %c13_self : [num_users=4] = placeholder[target=c13_self]
    %c13_noise : [num_users=4] = placeholder[target=c13_noise]
    %c16_grad_output : [num_users=2] = placeholder[target=c16_grad_output]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c16_noise : [num_users=2] = placeholder[target=c16_noise]
    %c18_grad_output : [num_users=1] = placeholder[target=c18_grad_output]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c18_noise : [num_users=1] = placeholder[target=c18_noise]
    %c19_grad_output : [num_users=3] = placeholder[target=c19_grad_output]
    %c22_grad_output : [num_users=1] = placeholder[target=c22_grad_output]
    %c22_self : [num_users=1] = placeholder[target=c22_self]
    %c23_grad_output : [num_users=1] = placeholder[target=c23_grad_output]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_noise : [num_users=1] = placeholder[target=c23_noise]
    %c24_grad_output : [num_users=1] = placeholder[target=c24_grad_output]
    %c25_grad_output : [num_users=2] = placeholder[target=c25_grad_output]
    %c27_grad_output : [num_users=1] = placeholder[target=c27_grad_output]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_grad_output : [num_users=1] = placeholder[target=c28_grad_output]
    %c29_grad_output : [num_users=1] = placeholder[target=c29_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c0_1v, %c0_noise, 0.1, 0.3, True, False), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c0_grad_output, %c1_1v, %c0_noise, 0.1, 0.3, False, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c2_grad_output, %c2_self, %c2_noise, 0.1, 0.3, True, False), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_grad_output, [2, 1, 0]), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 2, 0, 8, 2), kwargs = {})
    %c3_2v : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c3_noise, [2, 3, 4]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c3_0v, %c3_1v, %c3_2v, 0.1, 0.3, False, False), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c4_grad_output, %c4_self, %c4_noise, 0.1, 0.3, True, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c5_grad_output, %c5_self, %c5_grad_output, 0.1, 0.3, False, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c6_grad_output, %c6_self, %c6_noise, 0.1, 0.3, True, False), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c6_grad_output, %c7_self, %c7_noise, 0.1, 0.3, False, False), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c6_grad_output, %c8_self, %c8_noise, 0.1, 0.3, True, False), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c6_grad_output, %c9_self, %c9_noise, 0.1, 0.3, False, False), kwargs = {})
    %c10_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c10_self, 1, 0, 16, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c10_grad_output, %c10_1v, %c10_noise, 0.1, 0.3, True, False), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c10_self, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c10_grad_output, %c11_1v, %c10_noise, 0.1, 0.3, False, False), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c12_grad_output, %c12_self, %c12_noise, 0.1, 0.3, True, False), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c13_grad_output, %c13_self, %c13_noise, 0.1, 0.3, False, False), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c13_grad_output, %c7_self, %c7_noise, 0.1, 0.3, True, False), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c13_grad_output, %c4_self, %c4_noise, 0.1, 0.3, False, False), kwargs = {})
    %c16_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c16_self, 1, 0, 16, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c16_grad_output, %c16_1v, %c16_noise, 0.1, 0.3, True, False), kwargs = {})
    %c17_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c16_self, 1, 0, 16, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c16_grad_output, %c17_1v, %c16_noise, 0.1, 0.3, False, False), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c18_grad_output, %c18_self, %c18_noise, 0.1, 0.3, True, False), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c19_grad_output, %c13_self, %c13_noise, 0.1, 0.3, False, False), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c19_grad_output, %c7_self, %c7_noise, 0.1, 0.3, True, False), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c19_grad_output, %c8_self, %c8_noise, 0.1, 0.3, False, False), kwargs = {})
    %c22_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c22_self, 1, 0, 16, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c22_grad_output, %c22_1v, %c22_grad_output, 0.1, 0.3, True, False), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c23_grad_output, %c23_self, %c23_noise, 0.1, 0.3, True, False), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c24_grad_output, %c9_self, %c9_noise, 0.1, 0.3, True, False), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c25_grad_output, %c13_self, %c13_noise, 0.1, 0.3, True, False), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c25_grad_output, %c8_self, %c8_noise, 0.1, 0.3, True, False), kwargs = {})
    %c27_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c27_self, 1, 0, 16, 2), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c27_grad_output, %c27_1v, %c27_grad_output, 0.1, 0.3, True, False), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c28_grad_output, %c28_grad_output, %c28_grad_output, 0.1, 0.3, True, False), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c29_grad_output, %c13_self, %c13_noise, 0.1, 0.3, True, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29)
