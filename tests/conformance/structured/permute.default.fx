# conformance: permute.default
# values: permute.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_self, [0, 2, 3, 1]), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [1, 3, 4, 2], [24, 4, 1, 12], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_0v, [0, 3, 1, 2]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [1, 0]), kwargs = {})
    return (c0, c1, c2, c3)
