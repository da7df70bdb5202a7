# gradients: avg_pool2d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c0_grad_output c0_self, not smooth
# case c2: by c0_grad_output c0_self, not smooth
# case c3: by c0_grad_output c0_self, not smooth
# case c4: by c0_grad_output c0_self, not smooth
# case c5: by c0_grad_output c0_self, not smooth
# case c6: by c0_grad_output c0_self, not smooth
# case c7: by c0_grad_output c0_self, not smooth
graph():
    %c0_grad_output : [num_users=8] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 8], [1, 3], [0, 3], True, True, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 6], [1, 3], [0, 3], True, True, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [2, 3], [0, 3], True, True, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [1, 3], [0, 3], True, False, None), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [1, 3], [0, 3], True, True, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [1, 3], [0, 3], True, True, -1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [1, 3], [0, 3], True, True, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d_backward.default](args = (%c0_grad_output, %c0_self, [1, 7], [1, 3], [0, 3], True, True, -2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
