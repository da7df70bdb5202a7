# gradients: _scaled_dot_product_flash_attention_for_cpu_backward.default
# case c0: by c0_grad_out, PyTorch has no derivative
graph():
    %c0_grad_out : [num_users=1] = placeholder[target=c0_grad_out]
    %c0_query : [num_users=1] = placeholder[target=c0_query]
    %c0_key : [num_users=1] = placeholder[target=c0_key]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c0_out : [num_users=1] = placeholder[target=c0_out]
    %c0_logsumexp : [num_users=1] = placeholder[target=c0_logsumexp]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c0_grad_out, %c0_query, %c0_key, %c0_value, %c0_out, %c0_logsumexp, 0.0, False), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2)
