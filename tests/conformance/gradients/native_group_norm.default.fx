# gradients: native_group_norm.default
# case c0: by c0_input c0_weight c0_bias
# case c1: by c1_input c1_weight c1_bias
# case c2: by c2_input c2_weight c2_bias, empty
# case c3: by c3_input
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
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c0_input, %c0_weight, %c0_bias, 1, 6, 3, 2, 0.5), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c1_input, %c1_weight, %c1_bias, 1, 3, 1, 1, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c2_input, %c2_weight, %c2_bias, 0, 2, 1, 1, 1e-05), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c3_input, None, None, 1, 2, 1, 1, 1e-05), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
