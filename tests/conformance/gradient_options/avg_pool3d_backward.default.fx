# gradients: avg_pool3d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c0_grad_output c0_self, not smooth
# case c2: by c2_grad_output c2_self, not smooth
# case c3: by c2_grad_output c2_self, not smooth
# case c4: by c0_grad_output c0_self, not smooth
# case c5: by c2_grad_output c2_self, not smooth
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c2_grad_output : [num_users=3] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=3] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [1, 2, 1], [2, 2, 1], [0, 0, 0], False, True, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [2, 3, 1], [2, 2, 1], [0, 0, 0], False, True, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c2_grad_output, %c2_self, [2, 3, 2], [1, 2, 1], [1, 1, 0], False, False, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c2_grad_output, %c2_self, [2, 2, 2], [1, 2, 1], [1, 1, 0], False, False, 3), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [2, 2, 1], [1, 2, 1], [0, 0, 0], False, True, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c2_grad_output, %c2_self, [2, 2, 2], [1, 3, 1], [1, 1, 0], False, False, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
