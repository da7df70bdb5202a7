# gradients: convolution.default
# case c0: by c0_input c0_weight c0_bias
# case c1: by c1_input c1_weight c1_bias
# case c2: by c0_input c0_weight c0_bias
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c0_bias : [num_users=2] = placeholder[target=c0_bias]
    %c1_input : [num_users=1] = placeholder[target=c1_input]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_bias : [num_users=1] = placeholder[target=c1_bias]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c0_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c1_input, %c1_weight, %c1_bias, [2], [1], [2], True, [1], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c0_bias, [2], [2], [1], False, [0], 1), kwargs = {})
    return (c0, c1, c2)
