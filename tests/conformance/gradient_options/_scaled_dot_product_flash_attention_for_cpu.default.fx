# gradients: _scaled_dot_product_flash_attention_for_cpu.default
# case c0: by c0_query c0_key c0_value, no second gradient, not smooth
# case c1: by c0_query c0_key c0_value, no second gradient, not smooth
# case c2: by c0_query c2_key c2_value, no second gradient, not smooth
# case c3: by c0_query c2_key c2_value, no second gradient, not smooth
# case c4: by c0_query c2_key c2_value, no second gradient, not smooth
# case c5: by c0_query c2_key c2_value, no second gradient, not smooth
# case c6: by c0_query c0_key c0_value, no second gradient, not smooth
# case c7: by c0_query c2_key c2_value, no second gradient, not smooth
graph():
    %c0_query : [num_users=8] = placeholder[target=c0_query]
    %c0_key : [num_users=3] = placeholder[target=c0_key]
    %c0_value : [num_users=3] = placeholder[target=c0_value]
    %c2_key : [num_users=5] = placeholder[target=c2_key]
    %c2_value : [num_users=5] = placeholder[target=c2_value]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c0_key, %c0_value), kwargs = {dropout_p: 0})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c0_key, %c0_value), kwargs = {is_causal: True})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c2_key, %c2_value, 0.0, False), kwargs = {scale: 0.6})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c2_key, %c2_value, 0.0, True), kwargs = {scale: 0.5})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c2_key, %c2_value, 0.0, True), kwargs = {scale: 2.0})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c2_key, %c2_value, 0.0, True), kwargs = {scale: 1.0})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c0_key, %c0_value), kwargs = {scale: 0})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c2_key, %c2_value, 0.0, True), kwargs = {scale: 3.0})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
