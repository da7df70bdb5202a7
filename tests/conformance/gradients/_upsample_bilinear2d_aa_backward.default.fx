# gradients: _upsample_bilinear2d_aa_backward.default
# case c0: by c0_grad_output
# case c1: by c0_grad_output
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa_backward.default](args = (%c0_grad_output, [2, 3], [1, 2, 3, 4], True, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._upsample_bilinear2d_aa_backward.default](args = (%c0_grad_output, [2, 3], [1, 2, 3, 4], False, None, None), kwargs = {})
    return (c0, c1)
