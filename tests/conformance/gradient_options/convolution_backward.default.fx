# gradients: convolution_backward.default
# case c0: by c0_grad_output c0_input c0_weight, no second gradient, not smooth
# case c1: by c0_grad_output c0_input c0_weight, no second gradient, not smooth
# case c2: by c0_grad_output c0_input c0_weight, no second gradient, not smooth
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0_weight : [num_users=3] = placeholder[target=c0_weight]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c0_grad_output, %c0_input, %c0_weight, [3], [2], [2], [1], True, [1], 1, [False, True, True]), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c0_grad_output, %c0_input, %c0_weight, [3], [2], [2], [1], True, [1], 1, [True, False, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c0_grad_output, %c0_input, %c0_weight, [3], [2], [2], [1], True, [1], 1, [True, True, False]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    return (c0_out1, c0_out2, c1_out0, c1_out2, c2_out0, c2_out1)
