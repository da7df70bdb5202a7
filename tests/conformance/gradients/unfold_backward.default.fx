# gradients: unfold_backward.default
# case c0: by c0_grad_in
# case c1: by c1_grad_in
# case c2: by c2_grad_in
# case c3: by c3_grad_in
# case c4: by c4_grad_in
graph():
    %c0_grad_in : [num_users=1] = placeholder[target=c0_grad_in]
    %c1_grad_in : [num_users=1] = placeholder[target=c1_grad_in]
    %c2_grad_in : [num_users=1] = placeholder[target=c2_grad_in]
    %c3_grad_in : [num_users=1] = placeholder[target=c3_grad_in]
    %c4_grad_in : [num_users=1] = placeholder[target=c4_grad_in]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c0_grad_in, [2, 6], 1, 2, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c1_grad_in, [2, 6], 1, 2, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c2_grad_in, [], 0, 1, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c3_grad_in, [10], 0, 3, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.unfold_backward.default](args = (%c4_grad_in, [10], 0, 3, 2), kwargs = {})
    return (c0, c1, c2, c3, c4)
