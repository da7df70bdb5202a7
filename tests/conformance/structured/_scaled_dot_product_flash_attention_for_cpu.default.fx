# conformance: _scaled_dot_product_flash_attention_for_cpu.default
# values: _scaled_dot_product_flash_attention_for_cpu.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_query : [num_users=1] = placeholder[target=c0_query]
    %c0_key : [num_users=1] = placeholder[target=c0_key]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_query : [num_users=1] = placeholder[target=c1_query]
    %c1_key : [num_users=1] = placeholder[target=c1_key]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c2_query : [num_users=1] = placeholder[target=c2_query]
    %c2_key : [num_users=1] = placeholder[target=c2_key]
    %c2_value : [num_users=1] = placeholder[target=c2_value]
    %c2_attn_mask : [num_users=1] = placeholder[target=c2_attn_mask]
    %c3_query : [num_users=1] = placeholder[target=c3_query]
    %c3_key : [num_users=1] = placeholder[target=c3_key]
    %c3_value : [num_users=1] = placeholder[target=c3_value]
    %c4_query : [num_users=1] = placeholder[target=c4_query]
    %c4_key : [num_users=1] = placeholder[target=c4_key]
    %c4_value : [num_users=1] = placeholder[target=c4_value]
    %c5_query : [num_users=1] = placeholder[target=c5_query]
    %c5_key : [num_users=1] = placeholder[target=c5_key]
    %c5_value : [num_users=1] = placeholder[target=c5_value]
    %c5_attn_mask : [num_users=1] = placeholder[target=c5_attn_mask]
    %c6_query : [num_users=1] = placeholder[target=c6_query]
    %c6_key : [num_users=1] = placeholder[target=c6_key]
    %c6_value : [num_users=1] = placeholder[target=c6_value]
    %c7_query : [num_users=1] = placeholder[target=c7_query]
    %c7_key : [num_users=1] = placeholder[target=c7_key]
    %c7_value : [num_users=1] = placeholder[target=c7_value]
    %c8_query : [num_users=1] = placeholder[target=c8_query]
    %c8_key : [num_users=1] = placeholder[target=c8_key]
    %c8_value : [num_users=1] = placeholder[target=c8_value]
    %c8_attn_mask : [num_users=1] = placeholder[target=c8_attn_mask]
    %c9_query : [num_users=2] = placeholder[target=c9_query]
    %c9_key : [num_users=1] = placeholder[target=c9_key]
    %c9_value : [num_users=1] = placeholder[target=c9_value]
    %c10_key : [num_users=1] = placeholder[target=c10_key]
    %c10_value : [num_users=1] = placeholder[target=c10_value]
    %c10_attn_mask : [num_users=1] = placeholder[target=c10_attn_mask]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c0_query, %c0_key, %c0_value, 0.0, False), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_query, [0, 2, 1, 3]), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_key, [0, 2, 1, 3]), kwargs = {})
    %c1_2v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_value, [0, 2, 1, 3]), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c1_0v, %c1_1v, %c1_2v, 0.0, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c2_query, %c2_key, %c2_value, 0.0, False), kwargs = {attn_mask: %c2_attn_mask, scale: 0.7})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c3_query, %c3_key, %c3_value, 0.0, False), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_query, [0, 2, 1, 3]), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_key, [0, 2, 1, 3]), kwargs = {})
    %c4_2v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_value, [0, 2, 1, 3]), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c4_0v, %c4_1v, %c4_2v, 0.0, True), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c5_query, %c5_key, %c5_value, 0.0, False), kwargs = {attn_mask: %c5_attn_mask, scale: 0.7})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c6_query, %c6_key, %c6_value, 0.0, False), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_query, [0, 2, 1, 3]), kwargs = {})
    %c7_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_key, [0, 2, 1, 3]), kwargs = {})
    %c7_2v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c7_value, [0, 2, 1, 3]), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c7_0v, %c7_1v, %c7_2v, 0.0, True), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c8_query, %c8_key, %c8_value, 0.0, False), kwargs = {attn_mask: %c8_attn_mask, scale: 0.7})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c9_query, %c9_key, %c9_value, 0.0, False), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    %c10 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default](args = (%c9_query, %c10_key, %c10_value, 0.0, True), kwargs = {attn_mask: %c10_attn_mask})
    %c10_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 0), kwargs = {})
    %c10_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c10, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1, c10_out0, c10_out1)
