# gradients: select_backward.default
# case c0: by c0_grad_output, not smooth
# case c1: by c0_grad_output, not smooth
# case c2: by c2_grad_output, not smooth
# case c3: by c0_grad_output, not smooth
# case c4: by c0_grad_output, not smooth
# case c5: by c0_grad_output, not smooth
# case c6: by c0_grad_output, not smooth
# case c7: by c0_grad_output, not smooth
graph():
    %c0_grad_output : [num_users=7] = placeholder[target=c0_grad_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [2], -1, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [1], -1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c2_grad_output, [3, 3], 0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [3], -1, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [7], -1, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [5], -1, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [6], -1, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.select_backward.default](args = (%c0_grad_output, [6], -1, 2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
