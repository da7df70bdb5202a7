# gradients: slice_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c1_grad_output, not smooth
# case c2: by c0_grad_output, not smooth
# case c3: by c1_grad_output, not smooth
# case c4: by c0_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
# case c6: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=5] = placeholder[target=c0_grad_output]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [6, 2], 0, 1, 5, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c1_grad_output, [6], 0, 1, 5, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [4, 2], 0, 1, 5, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c1_grad_output, [5], 0, 1, 5, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [5, 2], -2, 1, 5, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [5, 2], 0, 2, 5, 2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.slice_backward.default](args = (%c0_grad_output, [5, 2], 0, 1, 5, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
