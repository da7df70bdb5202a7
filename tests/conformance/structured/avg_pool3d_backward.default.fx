# conformance: avg_pool3d_backward.default
# values: avg_pool3d_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [2, 3, 1], [2, 1, 2], [0, 0, 0], False, True, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c1_grad_output, %c1_self, [2, 3, 1], [2, 1, 2], [0, 0, 0], False, True, None), kwargs = {})
    return (c0, c1)
