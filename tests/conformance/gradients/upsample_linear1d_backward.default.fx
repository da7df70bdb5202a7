# gradients: upsample_linear1d_backward.default
# case c0: by c0_grad_output
# case c1: by c1_grad_output
# case c2: by c0_grad_output
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d_backward.default](args = (%c0_grad_output, [3], [2, 3, 4], True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d_backward.default](args = (%c1_grad_output, [2], [2, 3, 4], True, 0.6), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d_backward.default](args = (%c0_grad_output, [3], [2, 3, 4], False), kwargs = {})
    return (c0, c1, c2)
