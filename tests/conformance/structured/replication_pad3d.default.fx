# conformance: replication_pad3d.default
# values: replication_pad3d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c0_self, [1, 0, 1, 0, 0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c0_self, [-1, 1, 0, 0, 0, 0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c2_self, [1, 0, 1, 0, 0, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c2_self, [-1, 1, 0, 0, 0, 0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c4_self, [1, 0, 1, 0, 0, 1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c4_self, [-1, 1, 0, 0, 0, 0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
