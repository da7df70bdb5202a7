# gradients: masked_scatter_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c0_grad_output, not smooth
# case c2: by c2_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
# case c4: by c2_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0_mask : [num_users=4] = placeholder[target=c0_mask]
    %c2_grad_output : [num_users=2] = placeholder[target=c2_grad_output]
    %c2_mask : [num_users=2] = placeholder[target=c2_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [3, 5]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [6, 5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c2_grad_output, %c2_mask, [6, 5]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [4, 5]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c2_grad_output, %c2_mask, [4, 5]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.masked_scatter_backward.default](args = (%c0_grad_output, %c0_mask, [5, 3]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
