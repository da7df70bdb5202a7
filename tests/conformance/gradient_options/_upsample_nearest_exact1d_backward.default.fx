# gradients: _upsample_nearest_exact1d_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c1_grad_output, not smooth
# case c2: by c1_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
# case c4: by c1_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
# case c6: by c1_grad_output, not smooth
# case c7: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=4] = placeholder[target=c1_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c0_grad_output, [2], [2, 3, 4], 0.6), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c1_grad_output, [3], [2, 3, 4]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c1_grad_output, [3], [2, 3, 2]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c0_grad_output, [2], [2, 3, 2], 0.6), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c1_grad_output, [3], [2, 3, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c0_grad_output, [2], [2, 3, 1], 0.6), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c1_grad_output, [3], [2, 3, 3]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact1d_backward.default](args = (%c0_grad_output, [2], [2, 3, 3], 0.6), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
