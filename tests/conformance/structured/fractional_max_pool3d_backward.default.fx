# conformance: fractional_max_pool3d_backward.default
# values: fractional_max_pool3d_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_indices : [num_users=3] = placeholder[target=c0_indices]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_indices : [num_users=3] = placeholder[target=c1_indices]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [2, 2, 1], [1, 2, 1], %c0_indices), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c1_grad_output, %c1_self, [1, 1, 2], [2, 1, 2], %c1_indices), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c2_grad_output, %c2_self, [2, 2, 1], [1, 2, 1], %c0_indices), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c3_grad_output, %c3_self, [1, 1, 2], [2, 1, 2], %c1_indices), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c4_grad_output, %c4_self, [2, 2, 1], [1, 2, 1], %c0_indices), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool3d_backward.default](args = (%c5_grad_output, %c5_self, [1, 1, 2], [2, 1, 2], %c1_indices), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
