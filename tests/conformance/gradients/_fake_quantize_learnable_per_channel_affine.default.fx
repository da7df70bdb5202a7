# gradients: _fake_quantize_learnable_per_channel_affine.default
# case c0: by c0_self, PyTorch has no derivative, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_scale : [num_users=1] = placeholder[target=c0_scale]
    %c0_zero_point : [num_users=1] = placeholder[target=c0_zero_point]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, -8, 7, 0.5), kwargs = {})
    return (c0,)
