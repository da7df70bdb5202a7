# gradients: _upsample_nearest_exact3d_backward.default
# case c0: by c0_grad_output
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 3, 2], None, None, None), kwargs = {})
    return (c0,)
