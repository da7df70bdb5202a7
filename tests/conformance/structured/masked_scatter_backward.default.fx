# conformance: masked_scatter_backward.default
# values: masked_scatter_backward.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_mask : [num_users=2] = placeholder[target=c0_mask]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_mask : [num_users=2] = placeholder[target=c1_mask]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_mask : [num_users=2] = placeholder[target=c2_mask]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_mask : [num_users=1] = placeholder[target=c3_mask]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_mask : [num_users=1] = placeholder[target=c4_mask]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_mask : [num_users=1] = placeholder[target=c5_mask]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c7_grad_output : [num_users=1] = placeholder[target=c7_grad_output]
    %c8_grad_output : [num_users=1] = placeholder[target=c8_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [5, 5]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c1_grad_output, %c1_mask, [5, 5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c2_grad_output, %c2_mask, [5, 5]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c3_grad_output, %c3_mask, [5, 5]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c4_grad_output, %c4_mask, [5, 5]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c5_grad_output, %c5_mask, [5, 5]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c6_grad_output, %c0_mask, [5, 5]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c7_grad_output, %c1_mask, [5, 5]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c8_grad_output, %c2_mask, [5, 5]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
