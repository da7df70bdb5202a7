# conformance: unfold_backward.default
# values: unfold_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_in : [num_users=1] = placeholder[target=c0_grad_in]
    %c1_grad_in : [num_users=1] = placeholder[target=c1_grad_in]
    %c2_grad_in : [num_users=1] = placeholder[target=c2_grad_in]
    %c3_grad_in : [num_users=1] = placeholder[target=c3_grad_in]
    %c4_grad_in : [num_users=1] = placeholder[target=c4_grad_in]
    %c5_grad_in : [num_users=1] = placeholder[target=c5_grad_in]
    %c6_grad_in : [num_users=1] = placeholder[target=c6_grad_in]
    %c7_grad_in : [num_users=1] = placeholder[target=c7_grad_in]
    %c8_grad_in : [num_users=1] = placeholder[target=c8_grad_in]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c0_grad_in, [], 0, 1, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c1_grad_in, [10], 0, 3, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c2_grad_in, [10], 0, 3, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c3_grad_in, [], 0, 1, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c4_grad_in, [10], 0, 3, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c5_grad_in, [10], 0, 3, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c6_grad_in, [], 0, 1, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c7_grad_in, [10], 0, 3, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c8_grad_in, [10], 0, 3, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
