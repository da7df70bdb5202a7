# gradients: elu_backward.default
# case c0: by c0_grad_output c0_self_or_result, not smooth
# case c1: by c1_grad_output c1_self_or_result, not smooth
# case c2: by c0_grad_output c0_self_or_result, not smooth
# case c3: by c1_grad_output c1_self_or_result, not smooth
# case c4: by c0_grad_output c0_self_or_result, not smooth
# case c5: by c1_grad_output c1_self_or_result, not smooth
# case c6: by c0_grad_output c0_self_or_result, not smooth
# case c7: by c1_grad_output c1_self_or_result, not smooth
graph():
    %c0_grad_output : [num_users=4] = placeholder[target=c0_grad_output]
    %c0_self_or_result : [num_users=4] = placeholder[target=c0_self_or_result]
    %c1_grad_output : [num_users=4] = placeholder[target=c1_grad_output]
    %c1_self_or_result : [num_users=4] = placeholder[target=c1_self_or_result]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 0.5, 1, 1, False, %c0_self_or_result), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c1_grad_output, 0.5, 1, 1, False, %c1_self_or_result), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 2.0, 1, 1, False, %c0_self_or_result), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c1_grad_output, 2.0, 1, 1, False, %c1_self_or_result), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 0.0, 1, 1, False, %c0_self_or_result), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c1_grad_output, 0.0, 1, 1, False, %c1_self_or_result), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 3.0, 1, 1, False, %c0_self_or_result), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c1_grad_output, 3.0, 1, 1, False, %c1_self_or_result), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
