# conformance: softshrink_backward.default
# values: softshrink_backward.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=4] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=3] = placeholder[target=c7_self]
    %c8_self : [num_users=3] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_grad_output : [num_users=2] = placeholder[target=c10_grad_output]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_grad_output : [num_users=1] = placeholder[target=c12_grad_output]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_grad_output : [num_users=3] = placeholder[target=c13_grad_output]
    %c13_self : [num_users=4] = placeholder[target=c13_self]
    %c16_grad_output : [num_users=2] = placeholder[target=c16_grad_output]
    %c16_self : [num_users=2] = placeholder[target=c16_self]
    %c18_grad_output : [num_users=1] = placeholder[target=c18_grad_output]
    %c18_self : [num_users=1] = placeholder[target=c18_self]
    %c19_grad_output : [num_users=3] = placeholder[target=c19_grad_output]
    %c22_grad_output : [num_users=2] = placeholder[target=c22_grad_output]
    %c24_grad_output : [num_users=1] = placeholder[target=c24_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c0_grad_output, %c0_1v, 0.5), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c0_grad_output, %c1_1v, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c2_grad_output, %c2_self, 0.5), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_grad_output, [2, 1, 0]), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_self, 2, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c3_0v, %c3_1v, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c4_grad_output, %c4_self, 0.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c5_grad_output, %c5_self, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c6_grad_output, %c6_self, 0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c6_grad_output, %c7_self, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c6_grad_output, %c8_self, 0.5), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c6_grad_output, %c9_self, 1), kwargs = {})
    %c10_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c10_self, 1, 0, 16, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c10_grad_output, %c10_1v, 0.5), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c10_self, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c10_grad_output, %c11_1v, 1), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c12_grad_output, %c12_self, 0.5), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c13_grad_output, %c13_self, 1), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c13_grad_output, %c7_self, 0.5), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c13_grad_output, %c4_self, 1), kwargs = {})
    %c16_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c16_self, 1, 0, 16, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c16_grad_output, %c16_1v, 0.5), kwargs = {})
    %c17_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c16_self, 1, 0, 16, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c16_grad_output, %c17_1v, 1), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c18_grad_output, %c18_self, 0.5), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c19_grad_output, %c13_self, 1), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c19_grad_output, %c7_self, 0.5), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c19_grad_output, %c8_self, 1), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c22_grad_output, %c13_self, 0.5), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c22_grad_output, %c8_self, 0.5), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.softshrink_backward.default](args = (%c24_grad_output, %c13_self, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24)
