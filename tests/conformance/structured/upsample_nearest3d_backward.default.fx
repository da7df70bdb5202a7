# conformance: upsample_nearest3d_backward.default
# values: upsample_nearest3d_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c4_grad_output : [num_users=2] = placeholder[target=c4_grad_output]
    %c5_grad_output : [num_users=2] = placeholder[target=c5_grad_output]
    %c8_grad_output : [num_users=2] = placeholder[target=c8_grad_output]
    %c9_grad_output : [num_users=2] = placeholder[target=c9_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c0_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c1_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c0_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], 1.7, 1.7, 1.7), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c1_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c4_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c5_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c4_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], 1.7, 1.7, 1.7), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c5_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c8_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c9_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c8_grad_output, [3, 4, 3], [1, 1, 2, 3, 2], 1.7, 1.7, 1.7), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.default](args = (%c9_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11)
