# gradients: _native_batch_norm_legit.no_stats
# case c0: by c0_input c0_bias, no second gradient, not smooth
# case c1: by c0_input c1_weight, not smooth
# case c2: by c0_input c2_weight, not smooth
# case c3: by c0_input c1_weight c0_bias, not smooth
# case c4: by c0_input c2_weight, no second gradient, not smooth
graph():
    %c0_input : [num_users=5] = placeholder[target=c0_input]
    %c0_bias : [num_users=2] = placeholder[target=c0_bias]
    %c1_weight : [num_users=2] = placeholder[target=c1_weight]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, None, %c0_bias, True, 0.1, 1e-05), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, %c1_weight, None, True, 0.1, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, %c2_weight, None, True, 0.1, 1e-05), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, %c1_weight, %c0_bias, True, 0.5, 1e-05), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, None, %c2_weight, True, 0.1, 1e-05), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0)
