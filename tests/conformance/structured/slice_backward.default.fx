# conformance: slice_backward.default
# values: slice_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c9_grad_output : [num_users=1] = placeholder[target=c9_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [5], 0, 1, 5, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c1_grad_output, [3], 0, 0, 2, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c2_grad_output, [4, 1], 0, 1, 4, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c3_grad_output, [2, 1], 0, 0, 1, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c4_grad_output, [3, 5], 0, 1, 3, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c5_grad_output, [5, 5], 1, 0, 4, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c6_grad_output, [5, 2], 1, 1, 2, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c7_grad_output, [7, 5], 0, 0, 6, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c8_grad_output, [3, 2, 3], 1, 1, 2, 1), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c9_grad_output, [3, 3, 2], 2, 0, 1, 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
