# conformance: _scaled_dot_product_flash_attention_for_cpu_backward.default
# values: _scaled_dot_product_flash_attention_for_cpu_backward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_grad_out : [num_users=1] = placeholder[target=c0_grad_out]
    %c0_query : [num_users=1] = placeholder[target=c0_query]
    %c0_key : [num_users=1] = placeholder[target=c0_key]
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c0_out : [num_users=1] = placeholder[target=c0_out]
    %c0_logsumexp : [num_users=1] = placeholder[target=c0_logsumexp]
    %c1_grad_out : [num_users=1] = placeholder[target=c1_grad_out]
    %c1_query : [num_users=1] = placeholder[target=c1_query]
    %c1_key : [num_users=1] = placeholder[target=c1_key]
    %c1_value : [num_users=1] = placeholder[target=c1_value]
    %c1_out : [num_users=1] = placeholder[target=c1_out]
    %c1_logsumexp : [num_users=1] = placeholder[target=c1_logsumexp]
    %c2_grad_out : [num_users=1] = placeholder[target=c2_grad_out]
    %c2_query : [num_users=1] = placeholder[target=c2_query]
    %c2_key : [num_users=1] = placeholder[target=c2_key]
    %c2_value : [num_users=1] = placeholder[target=c2_value]
    %c2_out : [num_users=1] = placeholder[target=c2_out]
    %c2_logsumexp : [num_users=1] = placeholder[target=c2_logsumexp]
    %c2_attn_mask : [num_users=1] = placeholder[target=c2_attn_mask]
    %c3_grad_out : [num_users=1] = placeholder[target=c3_grad_out]
    %c3_query : [num_users=1] = placeholder[target=c3_query]
    %c3_key : [num_users=1] = placeholder[target=c3_key]
    %c3_value : [num_users=1] = placeholder[target=c3_value]
    %c3_out : [num_users=1] = placeholder[target=c3_out]
    %c3_logsumexp : [num_users=1] = placeholder[target=c3_logsumexp]
    %c4_grad_out : [num_users=1] = placeholder[target=c4_grad_out]
    %c4_query : [num_users=1] = placeholder[target=c4_query]
    %c4_key : [num_users=1] = placeholder[target=c4_key]
    %c4_value : [num_users=1] = placeholder[target=c4_value]
    %c4_out : [num_users=1] = placeholder[target=c4_out]
    %c4_logsumexp : [num_users=1] = placeholder[target=c4_logsumexp]
    %c5_grad_out : [num_users=1] = placeholder[target=c5_grad_out]
    %c5_query : [num_users=1] = placeholder[target=c5_query]
    %c5_key : [num_users=1] = placeholder[target=c5_key]
    %c5_value : [num_users=1] = placeholder[target=c5_value]
    %c5_out : [num_users=1] = placeholder[target=c5_out]
    %c5_logsumexp : [num_users=1] = placeholder[target=c5_logsumexp]
    %c5_attn_mask : [num_users=1] = placeholder[target=c5_attn_mask]
    %c6_grad_out : [num_users=1] = placeholder[target=c6_grad_out]
    %c6_query : [num_users=1] = placeholder[target=c6_query]
    %c6_key : [num_users=1] = placeholder[target=c6_key]
    %c6_value : [num_users=1] = placeholder[target=c6_value]
    %c6_out : [num_users=1] = placeholder[target=c6_out]
    %c6_logsumexp : [num_users=1] = placeholder[target=c6_logsumexp]
    %c6_attn_mask : [num_users=1] = placeholder[target=c6_attn_mask]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c0_grad_out, %c0_query, %c0_key, %c0_value, %c0_out, %c0_logsumexp, 0.0, False), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_query, [0, 2, 1, 3]), kwargs = {})
    %c1_2v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_key, [0, 2, 1, 3]), kwargs = {})
    %c1_3v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_value, [0, 2, 1, 3]), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c1_grad_out, %c1_1v, %c1_2v, %c1_3v, %c1_out, %c1_logsumexp, 0.0, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c2_grad_out, %c2_query, %c2_key, %c2_value, %c2_out, %c2_logsumexp, 0.0, False), kwargs = {attn_mask: %c2_attn_mask, scale: 0.7})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c3_grad_out, %c3_query, %c3_key, %c3_value, %c3_out, %c3_logsumexp, 0.0, False), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4_1v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_query, [0, 2, 1, 3]), kwargs = {})
    %c4_2v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_key, [0, 2, 1, 3]), kwargs = {})
    %c4_3v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_value, [0, 2, 1, 3]), kwargs = {})
    %c4 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c4_grad_out, %c4_1v, %c4_2v, %c4_3v, %c4_out, %c4_logsumexp, 0.0, True), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c5_grad_out, %c5_query, %c5_key, %c5_value, %c5_out, %c5_logsumexp, 0.0, False), kwargs = {attn_mask: %c5_attn_mask, scale: 0.7})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c6 : [num_users=3] = call_function[target=torch.ops.aten._scaled_dot_product_flash_attention_for_cpu_backward.default](args = (%c6_grad_out, %c6_query, %c6_key, %c6_value, %c6_out, %c6_logsumexp, 0.0, True), kwargs = {attn_mask: %c6_attn_mask})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c6_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2, c3_out0, c3_out1, c3_out2, c4_out0, c4_out1, c4_out2, c5_out0, c5_out1, c5_out2, c6_out0, c6_out1, c6_out2)
