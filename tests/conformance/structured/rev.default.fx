# conformance: rev.default
# values: rev.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_a : [num_users=2] = placeholder[target=c0_a]
    %c1_a : [num_users=1] = placeholder[target=c1_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, [0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c1_a, [0, 1]), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_a, [1, 0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c2_0v, [1]), kwargs = {})
    return (c0, c1, c2)
