# conformance: fake_quantize_per_tensor_affine_cachemask.default
# values: fake_quantize_per_tensor_affine_cachemask.default.npz
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.fake_quantize_per_tensor_affine_cachemask.default](args = (%c0_self, 0.11, 2, -8, 7), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.fake_quantize_per_tensor_affine_cachemask.default](args = (%c0_self, 0.023, 130, 0, 255), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
