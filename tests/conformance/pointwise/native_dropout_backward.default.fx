# conformance: native_dropout_backward.default
# values: native_dropout_backward.default.npz
# tolerance: bfloat16 rtol=0.016 atol=1e-05
# tolerance: float32 rtol=1.3e-06 atol=1e-05
# tolerance: float64 rtol=1e-12 atol=1e-12
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_mask : [num_users=10] = placeholder[target=c0_mask]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_mask : [num_users=5] = placeholder[target=c2_mask]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_mask : [num_users=2] = placeholder[target=c3_mask]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_mask : [num_users=9] = placeholder[target=c4_mask]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_mask : [num_users=2] = placeholder[target=c5_mask]
    %c6_grad_output : [num_users=4] = placeholder[target=c6_grad_output]
    %c6_mask : [num_users=10] = placeholder[target=c6_mask]
    %c10_grad_output : [num_users=2] = placeholder[target=c10_grad_output]
    %c12_grad_output : [num_users=1] = placeholder[target=c12_grad_output]
    %c13_grad_output : [num_users=3] = placeholder[target=c13_grad_output]
    %c16_grad_output : [num_users=2] = placeholder[target=c16_grad_output]
    %c18_grad_output : [num_users=1] = placeholder[target=c18_grad_output]
    %c19_grad_output : [num_users=3] = placeholder[target=c19_grad_output]
    %c22_grad_output : [num_users=2] = placeholder[target=c22_grad_output]
    %c24_grad_output : [num_users=1] = placeholder[target=c24_grad_output]
    %c25_grad_output : [num_users=1] = placeholder[target=c25_grad_output]
    %c26_grad_output : [num_users=1] = placeholder[target=c26_grad_output]
    %c27_grad_output : [num_users=1] = placeholder[target=c27_grad_output]
    %c28_grad_output : [num_users=4] = placeholder[target=c28_grad_output]
    %c32_grad_output : [num_users=2] = placeholder[target=c32_grad_output]
    %c35_grad_output : [num_users=3] = placeholder[target=c35_grad_output]
    %c0_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c0_grad_output, %c0_1v, 2.0), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c0_grad_output, %c1_1v, 1.25), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c2_grad_output, %c2_mask, 2.0), kwargs = {})
    %c3_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_grad_output, [2, 1, 0]), kwargs = {})
    %c3_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_mask, 2, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c3_0v, %c3_1v, 1.25), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c4_grad_output, %c4_mask, 2.0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c5_grad_output, %c5_mask, 1.25), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c6_grad_output, %c6_mask, 2.0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c6_grad_output, %c6_mask, 1.25), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c6_grad_output, %c4_mask, 2.0), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c6_grad_output, %c4_mask, 1.25), kwargs = {})
    %c10_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c10_grad_output, %c10_1v, 2.0), kwargs = {})
    %c11_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c10_grad_output, %c11_1v, 1.25), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c12_grad_output, %c2_mask, 2.0), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c13_grad_output, %c6_mask, 1.25), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c13_grad_output, %c6_mask, 2.0), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c13_grad_output, %c4_mask, 1.25), kwargs = {})
    %c16_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c16_grad_output, %c16_1v, 2.0), kwargs = {})
    %c17_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c16_grad_output, %c17_1v, 1.25), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c18_grad_output, %c2_mask, 2.0), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c19_grad_output, %c6_mask, 1.25), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c19_grad_output, %c6_mask, 2.0), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c19_grad_output, %c4_mask, 1.25), kwargs = {})
    %c22_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c22_grad_output, %c22_1v, 2.0), kwargs = {})
    %c23_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c22_grad_output, %c23_1v, 1.25), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c24_grad_output, %c2_mask, 2.0), kwargs = {})
    %c25_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c25_grad_output, [2, 1, 0]), kwargs = {})
    %c25_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_mask, 2, 0, 8, 2), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c25_0v, %c25_1v, 1.25), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c26_grad_output, %c4_mask, 2.0), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c27_grad_output, %c5_mask, 1.25), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c28_grad_output, %c6_mask, 2.0), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c28_grad_output, %c6_mask, 1.25), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c28_grad_output, %c4_mask, 2.0), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c28_grad_output, %c4_mask, 1.25), kwargs = {})
    %c32_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c32_grad_output, %c32_1v, 2.0), kwargs = {})
    %c33_1v : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_mask, 1, 0, 16, 2), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c32_grad_output, %c33_1v, 1.25), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c2_mask, %c2_mask, 2.0), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c35_grad_output, %c6_mask, 1.25), kwargs = {})
    %c36 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c35_grad_output, %c6_mask, 2.0), kwargs = {})
    %c37 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c35_grad_output, %c4_mask, 1.25), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35, c36, c37)
