# Inductor's random ops: the same seed draws the same numbers, another seed draws others, and all are in range.
# input seeds: i64[2] 11 12
# expect out0: b8[] 1
# expect out1: b8[] 1
# expect out2: b8[] 1
# expect out3: i64[4] 3 3 3 3
# expect out4: b8[] 1
# expect out5: b8[] 1
# expect out6: b8[] 1
graph():
    %seeds : [num_users=2] = placeholder[target=seeds]
    %a : [num_users=4] = call_function[target=torch.ops.prims.inductor_lookup_seed.default](args = (%seeds, 0), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.prims.inductor_lookup_seed.default](args = (%seeds, 1), kwargs = {})
    %u : [num_users=3] = call_function[target=torch.ops.prims.inductor_random.default](args = ([100], %a, rand), kwargs = {})
    %v : [num_users=1] = call_function[target=torch.ops.prims.inductor_random.default](args = ([100], %a, rand), kwargs = {})
    %w : [num_users=1] = call_function[target=torch.ops.prims.inductor_random.default](args = ([100], %b, rand), kwargs = {})
    %n : [num_users=1] = call_function[target=torch.ops.prims.inductor_random.default](args = ([10000], %a, randn), kwargs = {})
    %same : [num_users=1] = call_function[target=torch.ops.aten.eq.Tensor](args = (%u, %v), kwargs = {})
    %all_same : [num_users=1] = call_function[target=torch.ops.aten.all.default](args = (%same,), kwargs = {})
    %other : [num_users=1] = call_function[target=torch.ops.aten.ne.Tensor](args = (%u, %w), kwargs = {})
    %all_other : [num_users=1] = call_function[target=torch.ops.aten.all.default](args = (%other,), kwargs = {})
    %below : [num_users=1] = call_function[target=torch.ops.aten.lt.Scalar](args = (%u, 1.0), kwargs = {})
    %all_below : [num_users=1] = call_function[target=torch.ops.aten.all.default](args = (%below,), kwargs = {})
    %threes : [num_users=1] = call_function[target=torch.ops.prims.inductor_randint.default](args = (3, 4, [4], %a), kwargs = {})
    %mean : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%n,), kwargs = {})
    %size : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%mean,), kwargs = {})
    %small : [num_users=1] = call_function[target=torch.ops.aten.lt.Scalar](args = (%size, 0.05), kwargs = {})
    %fresh : [num_users=1] = call_function[target=torch.ops.prims.inductor_seeds.default](args = (5, cpu), kwargs = {})
    %known : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%fresh, 0), kwargs = {})
    %all_known : [num_users=1] = call_function[target=torch.ops.aten.all.default](args = (%known,), kwargs = {})
    %one : [num_users=1] = call_function[target=torch.ops.prims.inductor_seed.default](args = (cpu,), kwargs = {})
    %known_one : [num_users=1] = call_function[target=torch.ops.aten.ge.Scalar](args = (%one, 0), kwargs = {})
    return (all_same, all_other, all_below, threes, small, all_known, known_one)
