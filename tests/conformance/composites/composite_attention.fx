# conformance: composite_attention
# values: composite_attention.npz
# scale-tolerance: 2e-5
# tolerance: float32 rtol=2e-05 atol=1e-05
graph():
    %scaled_dot_product_attention_default_0_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_0_query]
    %scaled_dot_product_attention_default_0_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_0_key]
    %scaled_dot_product_attention_default_0_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_0_value]
    %scaled_dot_product_attention_default_1_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_1_query]
    %scaled_dot_product_attention_default_1_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_1_key]
    %scaled_dot_product_attention_default_1_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_1_value]
    %scaled_dot_product_attention_default_1_attn_mask : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_1_attn_mask]
    %scaled_dot_product_attention_default_2_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_2_query]
    %scaled_dot_product_attention_default_2_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_2_key]
    %scaled_dot_product_attention_default_2_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_2_value]
    %scaled_dot_product_attention_default_2_attn_mask : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_2_attn_mask]
    %scaled_dot_product_attention_default_3_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_3_query]
    %scaled_dot_product_attention_default_3_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_3_key]
    %scaled_dot_product_attention_default_3_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_3_value]
    %scaled_dot_product_attention_default_4_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_4_query]
    %scaled_dot_product_attention_default_4_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_4_key]
    %scaled_dot_product_attention_default_4_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_4_value]
    %scaled_dot_product_attention_default_5_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_5_query]
    %scaled_dot_product_attention_default_5_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_5_key]
    %scaled_dot_product_attention_default_5_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_5_value]
    %scaled_dot_product_attention_default_6_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_6_query]
    %scaled_dot_product_attention_default_6_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_6_key]
    %scaled_dot_product_attention_default_6_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_default_6_value]
    %native_multi_head_attention_default_0_query : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_query]
    %native_multi_head_attention_default_0_key : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_key]
    %native_multi_head_attention_default_0_value : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_value]
    %native_multi_head_attention_default_0_qkv_weight : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_qkv_weight]
    %native_multi_head_attention_default_0_qkv_bias : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_qkv_bias]
    %native_multi_head_attention_default_0_proj_weight : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_proj_weight]
    %native_multi_head_attention_default_0_proj_bias : [num_users=1] = placeholder[target=native_multi_head_attention_default_0_proj_bias]
    %scaled_dot_product_attention_math_default_0_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_0_query]
    %scaled_dot_product_attention_math_default_0_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_0_key]
    %scaled_dot_product_attention_math_default_0_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_0_value]
    %scaled_dot_product_attention_math_default_1_query : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_1_query]
    %scaled_dot_product_attention_math_default_1_key : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_1_key]
    %scaled_dot_product_attention_math_default_1_value : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_1_value]
    %scaled_dot_product_attention_math_default_1_attn_mask : [num_users=1] = placeholder[target=scaled_dot_product_attention_math_default_1_attn_mask]
    %scaled_dot_product_attention_default_0 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_0_query, %scaled_dot_product_attention_default_0_key, %scaled_dot_product_attention_default_0_value), kwargs = {})
    %scaled_dot_product_attention_default_1 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_1_query, %scaled_dot_product_attention_default_1_key, %scaled_dot_product_attention_default_1_value, %scaled_dot_product_attention_default_1_attn_mask), kwargs = {})
    %scaled_dot_product_attention_default_2 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_2_query, %scaled_dot_product_attention_default_2_key, %scaled_dot_product_attention_default_2_value, %scaled_dot_product_attention_default_2_attn_mask, 0.0, False), kwargs = {scale: 0.3})
    %scaled_dot_product_attention_default_3 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_3_query, %scaled_dot_product_attention_default_3_key, %scaled_dot_product_attention_default_3_value, None, 0.0, True), kwargs = {})
    %scaled_dot_product_attention_default_4 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_4_query, %scaled_dot_product_attention_default_4_key, %scaled_dot_product_attention_default_4_value), kwargs = {})
    %scaled_dot_product_attention_default_5 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_5_query, %scaled_dot_product_attention_default_5_key, %scaled_dot_product_attention_default_5_value), kwargs = {enable_gqa: True})
    %scaled_dot_product_attention_default_6 : [num_users=1] = call_function[target=torch.ops.aten.scaled_dot_product_attention.default](args = (%scaled_dot_product_attention_default_6_query, %scaled_dot_product_attention_default_6_key, %scaled_dot_product_attention_default_6_value, None, 0.0, True), kwargs = {})
    %native_multi_head_attention_default_0 : [num_users=2] = call_function[target=torch.ops.aten._native_multi_head_attention.default](args = (%native_multi_head_attention_default_0_query, %native_multi_head_attention_default_0_key, %native_multi_head_attention_default_0_value, 4, 2, %native_multi_head_attention_default_0_qkv_weight, %native_multi_head_attention_default_0_qkv_bias, %native_multi_head_attention_default_0_proj_weight, %native_multi_head_attention_default_0_proj_bias), kwargs = {})
    %native_multi_head_attention_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%native_multi_head_attention_default_0, 0), kwargs = {})
    %native_multi_head_attention_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%native_multi_head_attention_default_0, 1), kwargs = {})
    %scaled_dot_product_attention_math_default_0 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_attention_math.default](args = (%scaled_dot_product_attention_math_default_0_query, %scaled_dot_product_attention_math_default_0_key, %scaled_dot_product_attention_math_default_0_value), kwargs = {})
    %scaled_dot_product_attention_math_default_0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%scaled_dot_product_attention_math_default_0, 0), kwargs = {})
    %scaled_dot_product_attention_math_default_0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%scaled_dot_product_attention_math_default_0, 1), kwargs = {})
    %scaled_dot_product_attention_math_default_1 : [num_users=2] = call_function[target=torch.ops.aten._scaled_dot_product_attention_math.default](args = (%scaled_dot_product_attention_math_default_1_query, %scaled_dot_product_attention_math_default_1_key, %scaled_dot_product_attention_math_default_1_value, %scaled_dot_product_attention_math_default_1_attn_mask), kwargs = {})
    %scaled_dot_product_attention_math_default_1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%scaled_dot_product_attention_math_default_1, 0), kwargs = {})
    %scaled_dot_product_attention_math_default_1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%scaled_dot_product_attention_math_default_1, 1), kwargs = {})
    return (scaled_dot_product_attention_default_0, scaled_dot_product_attention_default_1, scaled_dot_product_attention_default_2, scaled_dot_product_attention_default_3, scaled_dot_product_attention_default_4, scaled_dot_product_attention_default_5, scaled_dot_product_attention_default_6, native_multi_head_attention_default_0_out0, native_multi_head_attention_default_0_out1, scaled_dot_product_attention_math_default_0_out0, scaled_dot_product_attention_math_default_0_out1, scaled_dot_product_attention_math_default_1_out0, scaled_dot_product_attention_math_default_1_out1)
