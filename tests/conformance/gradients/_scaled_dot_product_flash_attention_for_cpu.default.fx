# gradients: _scaled_dot_product_flash_attention_for_cpu.default
# case c0: by c0_query c0_key c0_value, no second gradient
# case c1: by c0_query c1_key c1_value, no second gradient
graph():
    %c0_query : [num_users=2] = placeholder[target=c0_query]
    %c0_key : [num_users=1] = placeholder[target=c0_key]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_key : [num_users=1] = placeholder[target=c1_key]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c0_key, %c0_value), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c1_key, %c1_value, 0.0, True), kwargs = {scale: 0.6})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
