# conformance: fma.default
# values: fma.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c0_b : [num_users=1] = placeholder[target=c0_b]
    %c0_c : [num_users=1] = placeholder[target=c0_c]
    %c1_a : [num_users=1] = placeholder[target=c1_a]
    %c1_b : [num_users=1] = placeholder[target=c1_b]
    %c1_c : [num_users=1] = placeholder[target=c1_c]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c0_a, %c0_b, %c0_c), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c1_a, %c1_b, %c1_c), kwargs = {})
    return (c0, c1)
