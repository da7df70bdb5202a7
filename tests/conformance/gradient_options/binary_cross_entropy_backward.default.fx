# gradients: binary_cross_entropy_backward.default
# case c0: by c0_grad_output c0_self c0_target, not smooth
# case c1: by c1_grad_output c1_self c1_target, not smooth
# case c2: by c0_grad_output c0_self c0_target, not smooth
# case c3: by c1_grad_output c1_self c1_target, not smooth
# case c4: by c1_grad_output c4_self c4_target, not smooth
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_grad_output : [num_users=3] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_backward.default](args = (%c0_grad_output, %c0_self, %c0_target, None), kwargs = {reduction: 0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_backward.default](args = (%c1_grad_output, %c1_self, %c1_target, None), kwargs = {reduction: 0})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_backward.default](args = (%c1_grad_output, %c4_self, %c4_target, None), kwargs = {})
    return (c0, c1, c2, c3, c4)
