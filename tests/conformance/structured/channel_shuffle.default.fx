# conformance: channel_shuffle.default
# values: channel_shuffle.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c0_self, 3), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [0, 3, 1, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c2_0v, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c3_self, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c3_self, 3), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c5_self, [0, 3, 1, 2]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c5_0v, 3), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c6_self, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c6_self, 3), kwargs = {})
    %c8_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c8_self, [0, 3, 1, 2]), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.channel_shuffle.default](args = (%c8_0v, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
