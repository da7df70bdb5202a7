# conformance: convolution.default
# values: convolution.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_bias : [num_users=1] = placeholder[target=c0_bias]
    %c1_input : [num_users=1] = placeholder[target=c1_input]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_bias : [num_users=1] = placeholder[target=c1_bias]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_bias : [num_users=1] = placeholder[target=c2_bias]
    %c3_input : [num_users=1] = placeholder[target=c3_input]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c3_bias : [num_users=1] = placeholder[target=c3_bias]
    %c4_input : [num_users=1] = placeholder[target=c4_input]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c4_bias : [num_users=1] = placeholder[target=c4_bias]
    %c5_input : [num_users=1] = placeholder[target=c5_input]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c5_bias : [num_users=1] = placeholder[target=c5_bias]
    %c6_input : [num_users=1] = placeholder[target=c6_input]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c6_bias : [num_users=1] = placeholder[target=c6_bias]
    %c7_input : [num_users=1] = placeholder[target=c7_input]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c7_bias : [num_users=1] = placeholder[target=c7_bias]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c0_input, %c0_weight, %c0_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c1_input, %c1_weight, %c1_bias, [2, 2, 2], [1, 1, 1], [2, 3, 2], True, [1, 1, 1], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c2_input, %c2_weight, %c2_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c3_input, %c3_weight, %c3_bias, [2, 2, 2], [1, 1, 1], [2, 3, 2], True, [1, 1, 1], 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c4_input, %c4_weight, %c4_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c5_input, %c5_weight, %c5_bias, [2, 2, 2], [1, 1, 1], [2, 3, 2], True, [1, 1, 1], 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c6_input, %c6_weight, %c6_bias, [2], [2], [1], True, [1], 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%c7_input, %c7_weight, %c7_bias, [2, 2, 2], [1, 1, 1], [2, 3, 2], True, [1, 1, 1], 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
