# gradients: convolution_backward.default
# case c0: by c0_grad_output c0_input c0_weight, no second gradient
# case c1: by c1_grad_output c1_input c1_weight, no second gradient
# case c2: by c2_grad_output c0_input c0_weight
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_input : [num_users=1] = placeholder[target=c1_input]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c0_grad_output, %c0_input, %c0_weight, [3], [2], [2], [1], True, [1], 1, [True, True, True]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c1_grad_output, %c1_input, %c1_weight, [1], [2], [1], [2], True, [1], 1, [True, True, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten.convolution_backward.default](args = (%c2_grad_output, %c0_input, %c0_weight, [3], [2], [2], [1], False, [0], 1, [True, True, True]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2)
