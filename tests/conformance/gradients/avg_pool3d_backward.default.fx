# gradients: avg_pool3d_backward.default
# case c0: by c0_grad_output c0_self
# case c1: by c1_grad_output c1_self
# case c2: by c2_grad_output c2_self, empty
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c0_grad_output, %c0_self, [2, 2, 1], [2, 2, 1], [0, 0, 0], False, True, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c1_grad_output, %c1_self, [2, 2, 2], [1, 2, 1], [1, 1, 0], False, False, 3), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d_backward.default](args = (%c2_grad_output, %c2_self, [2, 3, 1], [2, 1, 2], [0, 0, 0], False, True, None), kwargs = {})
    return (c0, c1, c2)
