# conformance: native_batch_norm.default
# values: native_batch_norm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=1] = placeholder[target=c0_input]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_bias : [num_users=1] = placeholder[target=c0_bias]
    %c0_running_mean : [num_users=1] = placeholder[target=c0_running_mean]
    %c0_running_var : [num_users=1] = placeholder[target=c0_running_var]
    %c1_input : [num_users=1] = placeholder[target=c1_input]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c1_bias : [num_users=1] = placeholder[target=c1_bias]
    %c1_running_mean : [num_users=1] = placeholder[target=c1_running_mean]
    %c1_running_var : [num_users=1] = placeholder[target=c1_running_var]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_bias : [num_users=1] = placeholder[target=c2_bias]
    %c2_running_mean : [num_users=1] = placeholder[target=c2_running_mean]
    %c2_running_var : [num_users=1] = placeholder[target=c2_running_var]
    %c3_input : [num_users=1] = placeholder[target=c3_input]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c3_bias : [num_users=1] = placeholder[target=c3_bias]
    %c3_running_mean : [num_users=1] = placeholder[target=c3_running_mean]
    %c3_running_var : [num_users=1] = placeholder[target=c3_running_var]
    %c4_input : [num_users=1] = placeholder[target=c4_input]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c4_bias : [num_users=1] = placeholder[target=c4_bias]
    %c4_running_mean : [num_users=1] = placeholder[target=c4_running_mean]
    %c4_running_var : [num_users=1] = placeholder[target=c4_running_var]
    %c5_input : [num_users=1] = placeholder[target=c5_input]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c5_bias : [num_users=1] = placeholder[target=c5_bias]
    %c5_running_mean : [num_users=1] = placeholder[target=c5_running_mean]
    %c5_running_var : [num_users=1] = placeholder[target=c5_running_var]
    %c6_input : [num_users=1] = placeholder[target=c6_input]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c6_bias : [num_users=1] = placeholder[target=c6_bias]
    %c6_running_mean : [num_users=1] = placeholder[target=c6_running_mean]
    %c6_running_var : [num_users=1] = placeholder[target=c6_running_var]
    %c7_input : [num_users=1] = placeholder[target=c7_input]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c7_bias : [num_users=1] = placeholder[target=c7_bias]
    %c7_running_mean : [num_users=1] = placeholder[target=c7_running_mean]
    %c7_running_var : [num_users=1] = placeholder[target=c7_running_var]
    %c8_input : [num_users=1] = placeholder[target=c8_input]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c8_bias : [num_users=1] = placeholder[target=c8_bias]
    %c8_running_mean : [num_users=1] = placeholder[target=c8_running_mean]
    %c8_running_var : [num_users=1] = placeholder[target=c8_running_var]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c0_input, %c0_weight, %c0_bias, %c0_running_mean, %c0_running_var, False, -1.2, 1e-05), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c1_input, %c1_weight, %c1_bias, %c1_running_mean, %c1_running_var, False, 0.5, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c2_input, %c2_weight, %c2_bias, %c2_running_mean, %c2_running_var, True, 0.0, 1e-05), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c3_input, %c3_weight, %c3_bias, %c3_running_mean, %c3_running_var, False, -1.2, 1e-05), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c4_input, %c4_weight, %c4_bias, %c4_running_mean, %c4_running_var, False, 0.5, 1e-05), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c5_input, %c5_weight, %c5_bias, %c5_running_mean, %c5_running_var, True, 0.0, 1e-05), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c6 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c6_input, %c6_weight, %c6_bias, %c6_running_mean, %c6_running_var, False, -1.2, 1e-05), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c6_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 2), kwargs = {})
    %c7 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c7_input, %c7_weight, %c7_bias, %c7_running_mean, %c7_running_var, False, 0.5, 1e-05), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c7_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 2), kwargs = {})
    %c8 : [num_users=3] = call_function[target=torch.ops.aten.native_batch_norm.default](args = (%c8_input, %c8_weight, %c8_bias, %c8_running_mean, %c8_running_var, True, 0.0, 1e-05), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c8_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2, c3_out0, c3_out1, c3_out2, c4_out0, c4_out1, c4_out2, c5_out0, c5_out1, c5_out2, c6_out0, c6_out1, c6_out2, c7_out0, c7_out1, c7_out2, c8_out0, c8_out1, c8_out2)
