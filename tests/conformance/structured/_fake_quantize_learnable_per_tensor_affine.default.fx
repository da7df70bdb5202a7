# conformance: _fake_quantize_learnable_per_tensor_affine.default
# values: _fake_quantize_learnable_per_tensor_affine.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_scale : [num_users=1] = placeholder[target=c0_scale]
    %c0_zero_point : [num_users=1] = placeholder[target=c0_zero_point]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_tensor_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, -8, 7, 0.5), kwargs = {})
    return (c0,)
