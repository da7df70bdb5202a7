# conformance: _adaptive_avg_pool3d_backward.default
# values: _adaptive_avg_pool3d_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d_backward.default](args = (%c1_grad_output, %c1_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d_backward.default](args = (%c2_grad_output, %c2_self), kwargs = {})
    return (c0, c1, c2)
