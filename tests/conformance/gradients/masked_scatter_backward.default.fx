# gradients: masked_scatter_backward.default
# case c0: by c0_grad_output
# case c1: by c1_grad_output
# case c2: by c2_grad_output
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_mask : [num_users=1] = placeholder[target=c0_mask]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_mask : [num_users=1] = placeholder[target=c1_mask]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_mask : [num_users=1] = placeholder[target=c2_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [5, 5]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c1_grad_output, %c1_mask, [5, 5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c2_grad_output, %c2_mask, [5, 5]), kwargs = {})
    return (c0, c1, c2)
