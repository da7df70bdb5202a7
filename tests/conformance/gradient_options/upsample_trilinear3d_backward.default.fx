# gradients: upsample_trilinear3d_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c0_grad_output, not smooth
# case c2: by c0_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
# case c4: by c0_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
# case c6: by c0_grad_output, not smooth
# case c7: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=8] = placeholder[target=c0_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 1, 3, 2], True, None, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 3, 3, 2], True, None, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 2, 2], True, None, None, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 1, 2], True, None, None, None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 4, 2], True, None, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 3, 1], True, None, None, None), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 2, 3, 3], True, None, None, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.default](args = (%c0_grad_output, [1, 2, 4], [1, 1, 1, 1, 1], True, None, None, None), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
