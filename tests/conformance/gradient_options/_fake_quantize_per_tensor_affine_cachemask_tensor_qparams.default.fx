# gradients: _fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c0_self, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_scale : [num_users=8] = placeholder[target=c0_scale]
    %c0_zero_point : [num_users=8] = placeholder[target=c0_zero_point]
    %c0_fake_quant_enabled : [num_users=8] = placeholder[target=c0_fake_quant_enabled]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, 2, 7), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, 1, 7), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, 0, 7), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, -1, 7), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, 3, 7), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, -7, 7), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, -9, 7), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, -2, 7), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
