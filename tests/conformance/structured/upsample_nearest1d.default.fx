# conformance: upsample_nearest1d.default
# values: upsample_nearest1d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [3]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [6], 1.7), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [6]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c3_self, [3]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c3_self, [6], 1.7), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c3_self, [6]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c6_self, [3]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c6_self, [6], 1.7), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c6_self, [6]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
