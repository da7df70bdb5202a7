# gradients: native_group_norm.default
# case c0: by c0_input c0_bias, not smooth
# case c1: by c1_input c1_bias, not smooth
# case c2: by c0_input c2_weight, not smooth
# case c3: by c1_input c3_weight, not smooth
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_bias : [num_users=1] = placeholder[target=c0_bias]
    %c1_input : [num_users=2] = placeholder[target=c1_input]
    %c1_bias : [num_users=1] = placeholder[target=c1_bias]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c0_input, None, %c0_bias, 1, 6, 3, 2, 0.5), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c1_input, None, %c1_bias, 1, 3, 1, 1, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c0_input, %c2_weight, None, 1, 6, 3, 2, 0.5), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c1_input, %c3_weight, None, 1, 3, 1, 1, 1e-05), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
