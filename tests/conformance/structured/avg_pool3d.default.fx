# conformance: avg_pool3d.default
# values: avg_pool3d.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c0_self, [2, 3, 1], [2, 1, 2]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c1_self, [2, 3, 1], [2, 1, 2]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c2_self, [2, 3, 1], [2, 1, 2]), kwargs = {})
    return (c0, c1, c2)
