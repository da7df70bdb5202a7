# conformance: _fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default
# values: _fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default.npz
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_scale : [num_users=2] = placeholder[target=c0_scale]
    %c0_zero_point : [num_users=2] = placeholder[target=c0_zero_point]
    %c0_fake_quant_enabled : [num_users=1] = placeholder[target=c0_fake_quant_enabled]
    %c1_fake_quant_enabled : [num_users=1] = placeholder[target=c1_fake_quant_enabled]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c0_fake_quant_enabled, -8, 7), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default](args = (%c0_self, %c0_scale, %c0_zero_point, %c1_fake_quant_enabled, -8, 7), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
