# gradients: convolution.default
# case c0: by c0_input c0_weight, not smooth
# case c1: by c0_input c0_weight c1_bias, not smooth
# case c2: by c0_input c0_weight c1_bias, not smooth
# case c3: by c0_input c0_weight c1_bias, not smooth
# case c4: by c0_input c0_weight c1_bias, not smooth
# case c5: by c0_input c0_weight c1_bias, not smooth
# case c6: by c0_input c0_weight c1_bias, not smooth
# case c7: by c0_input c0_weight c1_bias, not smooth
graph():
    %c0_input : [num_users=8] = placeholder[target=c0_input]
    %c0_weight : [num_users=8] = placeholder[target=c0_weight]
    %c1_bias : [num_users=7] = placeholder[target=c1_bias]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, None, [2], [2], [1], True, [1], 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [3], [2], [1], True, [1], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [1], [1], True, [1], 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [0], [1], True, [1], 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [3], [1], True, [1], 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [2], [2], True, [1], 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c1_bias, [2], [2], [3], True, [1], 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
