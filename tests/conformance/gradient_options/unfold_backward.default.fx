# gradients: unfold_backward.default
# case c0: by c0_grad_in, not smooth
# case c1: by c1_grad_in, not smooth
# case c2: by c1_grad_in, not smooth
graph():
    %c0_grad_in : [num_users=1] = placeholder[target=c0_grad_in]
    %c1_grad_in : [num_users=2] = placeholder[target=c1_grad_in]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c0_grad_in, [], -1, 1, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c1_grad_in, [2, 7], 1, 2, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c1_grad_in, [2, 6], -1, 2, 2), kwargs = {})
    return (c0, c1, c2)
