# gradients: _native_batch_norm_legit_functional.default
# case c0: by c0_input c0_weight c0_bias
# case c1: by c0_input c0_weight c0_bias
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c0_bias : [num_users=2] = placeholder[target=c0_bias]
    %c0_running_mean : [num_users=2] = placeholder[target=c0_running_mean]
    %c0_running_var : [num_users=2] = placeholder[target=c0_running_var]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit_functional.default](args = (%c0_input, %c0_weight, %c0_bias, %c0_running_mean, %c0_running_var, True, 0.1, 1e-05), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._native_batch_norm_legit_functional.default](args = (%c0_input, %c0_weight, %c0_bias, %c0_running_mean, %c0_running_var, False, 0.1, 1e-05), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
