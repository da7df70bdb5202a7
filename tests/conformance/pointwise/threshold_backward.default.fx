# conformance: threshold_backward.default
# values: threshold_backward.default.npz
# tolerance: bfloat16 rtol=0 atol=0
# tolerance: float32 rtol=0 atol=0
# tolerance: float64 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_grad_output : [num_users=4] = placeholder[target=c7_grad_output]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=4] = placeholder[target=c8_self]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c10_self : [num_users=3] = placeholder[target=c10_self]
    %c11_grad_output : [num_users=1] = placeholder[target=c11_grad_output]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_grad_output : [num_users=3] = placeholder[target=c12_grad_output]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c15_grad_output : [num_users=1] = placeholder[target=c15_grad_output]
    %c15_self : [num_users=1] = placeholder[target=c15_self]
    %c16_grad_output : [num_users=3] = placeholder[target=c16_grad_output]
    %c16_self : [num_users=4] = placeholder[target=c16_self]
    %c19_grad_output : [num_users=1] = placeholder[target=c19_grad_output]
    %c19_self : [num_users=1] = placeholder[target=c19_self]
    %c20_grad_output : [num_users=3] = placeholder[target=c20_grad_output]
    %c20_self : [num_users=3] = placeholder[target=c20_self]
    %c23_grad_output : [num_users=1] = placeholder[target=c23_grad_output]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c24_grad_output : [num_users=3] = placeholder[target=c24_grad_output]
    %c27_grad_output : [num_users=1] = placeholder[target=c27_grad_output]
    %c27_self : [num_users=1] = placeholder[target=c27_self]
    %c28_grad_output : [num_users=3] = placeholder[target=c28_grad_output]
    %c28_self : [num_users=3] = placeholder[target=c28_self]
    %c31_grad_output : [num_users=1] = placeholder[target=c31_grad_output]
    %c31_self : [num_users=1] = placeholder[target=c31_self]
    %c32_grad_output : [num_users=1] = placeholder[target=c32_grad_output]
    %c32_self : [num_users=1] = placeholder[target=c32_self]
    %c33_grad_output : [num_users=1] = placeholder[target=c33_grad_output]
    %c34_grad_output : [num_users=1] = placeholder[target=c34_grad_output]
    %c34_self : [num_users=1] = placeholder[target=c34_self]
    %c35_grad_output : [num_users=4] = placeholder[target=c35_grad_output]
    %c36_self : [num_users=1] = placeholder[target=c36_self]
    %c38_self : [num_users=1] = placeholder[target=c38_self]
    %c39_grad_output : [num_users=3] = placeholder[target=c39_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c0_grad_output, %c0_1v, 0), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c0_grad_output, %c1_1v, 1), kwargs = {})
    %c2_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 16, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c0_grad_output, %c2_1v, -0.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c3_grad_output, %c3_self, 0), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_grad_output, [2, 1, 0]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_self, 2, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c4_0v, %c4_1v, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c5_grad_output, %c5_self, -0.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c6_grad_output, %c6_self, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c7_grad_output, %c7_self, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c7_grad_output, %c8_self, -0.5), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c7_grad_output, %c9_self, 0), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c7_grad_output, %c10_self, 1), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c11_grad_output, %c11_self, 0), kwargs = {})
    %c12_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c12_self, 1, 0, 16, 2), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c12_grad_output, %c12_1v, 0), kwargs = {})
    %c13_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c12_self, 1, 0, 16, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c12_grad_output, %c13_1v, 1), kwargs = {})
    %c14_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c12_self, 1, 0, 16, 2), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c12_grad_output, %c14_1v, -0.5), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c15_grad_output, %c15_self, 0), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c16_grad_output, %c16_self, 1), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c16_grad_output, %c8_self, -0.5), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c16_grad_output, %c5_self, 0), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c19_grad_output, %c19_self, 0), kwargs = {})
    %c20_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c20_self, 1, 0, 16, 2), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c20_grad_output, %c20_1v, 0), kwargs = {})
    %c21_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c20_self, 1, 0, 16, 2), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c20_grad_output, %c21_1v, 1), kwargs = {})
    %c22_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c20_self, 1, 0, 16, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c20_grad_output, %c22_1v, -0.5), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c23_grad_output, %c23_self, 0), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c24_grad_output, %c16_self, 1), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c24_grad_output, %c8_self, -0.5), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c24_grad_output, %c9_self, 0), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c27_grad_output, %c27_self, 0), kwargs = {})
    %c28_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c28_self, 1, 0, 16, 2), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c28_grad_output, %c28_1v, 0), kwargs = {})
    %c29_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c28_self, 1, 0, 16, 2), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c28_grad_output, %c29_1v, 1), kwargs = {})
    %c30_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c28_self, 1, 0, 16, 2), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c28_grad_output, %c30_1v, -0.5), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c31_grad_output, %c31_self, 0), kwargs = {})
    %c32_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c32_grad_output, [2, 1, 0]), kwargs = {})
    %c32_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c32_self, 2, 0, 8, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c32_0v, %c32_1v, 1), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c33_grad_output, %c10_self, -0.5), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c34_grad_output, %c34_self, 0), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c35_grad_output, %c16_self, 1), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c35_grad_output, %c36_self, -0.5), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c35_grad_output, %c9_self, 0), kwargs = {})
    %c38 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c35_grad_output, %c38_self, 1), kwargs = {})
    %c39 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c39_grad_output, %c8_self, 1), kwargs = {})
    %c40 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c39_grad_output, %c16_self, -0.5), kwargs = {})
    %c41 : [num_users=1] = call_function[target=torch.ops.aten.threshold_backward.default](args = (%c39_grad_output, %c10_self, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37, c38, c39, c40, c41)
