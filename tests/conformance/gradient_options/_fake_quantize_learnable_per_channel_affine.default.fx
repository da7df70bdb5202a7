# gradients: _fake_quantize_learnable_per_channel_affine.default
# case c0: by c0_self, PyTorch has no derivative, not smooth
# case c1: by c0_self, PyTorch has no derivative, not smooth
# case c2: by c0_self, PyTorch has no derivative, not smooth
# case c3: by c0_self, PyTorch has no derivative, not smooth
# case c4: by c0_self, PyTorch has no derivative, not smooth
# case c5: by c0_self, PyTorch has no derivative, not smooth
# case c6: by c0_self, PyTorch has no derivative, not smooth
# case c7: by c0_self, PyTorch has no derivative, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0_scale : [num_users=8] = placeholder[target=c0_scale]
    %c0_zero_point : [num_users=8] = placeholder[target=c0_zero_point]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, 2, 7, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, 1, 7, 0.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, 0, 7, 0.5), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, -1, 7, 0.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, 3, 7, 0.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, -7, 7, 0.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, -9, 7, 0.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._fake_quantize_learnable_per_channel_affine.default](args = (%c0_self, %c0_scale, %c0_zero_point, 1, -2, 7, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
