# gradients: _native_batch_norm_legit.no_stats
# case c0: by c0_input c0_weight c0_bias
# case c1: by c0_input
# case c2: by c2_input
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_bias : [num_users=1] = placeholder[target=c0_bias]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, %c0_weight, %c0_bias, True, 0.1, 1e-05), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c0_input, None, None, True, 0.1, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit.no_stats](args = (%c2_input, None, None, True, 0.5, 1e-05), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
