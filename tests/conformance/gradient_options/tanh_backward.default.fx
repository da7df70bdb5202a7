# gradients: tanh_backward.default
# case c0: by c0_grad_output c0_output, not smooth
# case c1: by c1_grad_output c1_output, not smooth
# case c2: by c2_grad_output c2_output, not smooth
# case c3: by c3_grad_output c2_output, not smooth
# case c4: by c4_grad_output c4_output, not smooth
# case c5: by c5_grad_output c5_output, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_output : [num_users=1] = placeholder[target=c0_output]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_output : [num_users=1] = placeholder[target=c1_output]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_output : [num_users=2] = placeholder[target=c2_output]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_output : [num_users=1] = placeholder[target=c4_output]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_output : [num_users=1] = placeholder[target=c5_output]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c0_grad_output, %c0_output), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c1_grad_output, %c1_output), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c2_grad_output, %c2_output), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c3_grad_output, %c2_output), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c4_grad_output, %c4_output), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.tanh_backward.default](args = (%c5_grad_output, %c5_output), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
