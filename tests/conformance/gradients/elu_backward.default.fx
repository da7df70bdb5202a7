# gradients: elu_backward.default
# case c0: by c0_grad_output c0_self_or_result
# case c1: by c1_grad_output c1_self_or_result
# case c2: by c2_grad_output c2_self_or_result, empty
# case c3: by c3_grad_output c3_self_or_result
# case c4: by c4_grad_output c4_self_or_result
# case c5: by c4_grad_output c4_self_or_result
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self_or_result : [num_users=1] = placeholder[target=c0_self_or_result]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self_or_result : [num_users=1] = placeholder[target=c1_self_or_result]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self_or_result : [num_users=1] = placeholder[target=c2_self_or_result]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self_or_result : [num_users=1] = placeholder[target=c3_self_or_result]
    %c4_grad_output : [num_users=2] = placeholder[target=c4_grad_output]
    %c4_self_or_result : [num_users=2] = placeholder[target=c4_self_or_result]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c0_grad_output, 1.0, 1, 1, False, %c0_self_or_result), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c1_grad_output, 1.0, 1, 1, False, %c1_self_or_result), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c2_grad_output, 0.8, 1, 1, False, %c2_self_or_result), kwargs = {})
    %c3_self_or_result_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self_or_result, [9], [2], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c3_grad_output, 0.8, 1, 1, False, %c3_self_or_result_view), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c4_grad_output, 0.7, 1.5, 2, False, %c4_self_or_result), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.elu_backward.default](args = (%c4_grad_output, 1, 1, 1, False, %c4_self_or_result), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
