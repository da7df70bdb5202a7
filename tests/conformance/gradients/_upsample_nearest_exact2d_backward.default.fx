# gradients: _upsample_nearest_exact2d_backward.default
# case c0: by c0_grad_output
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact2d_backward.default](args = (%c0_grad_output, [2, 3], [1, 2, 3, 4], None, None), kwargs = {})
    return (c0,)
