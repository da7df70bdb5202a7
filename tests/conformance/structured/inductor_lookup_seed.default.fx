# conformance: inductor_lookup_seed.default
# values: inductor_lookup_seed.default.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_seeds : [num_users=1] = placeholder[target=c0_seeds]
    %c1_seeds : [num_users=1] = placeholder[target=c1_seeds]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.inductor_lookup_seed.default](args = (%c0_seeds, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.inductor_lookup_seed.default](args = (%c1_seeds, 0), kwargs = {})
    return (c0, c1)
