# philox_rand draws with the seed plus the offset times a step (tensor/random_call.h). The first numbers are the known
# answers of Random123. Strides change the layout, not the elements.
# input zero: i64[] 0
# input seed: i64[] 7
# input offset: i64[] 2
# expect out0: f32[2, 2] 0.3990464210510254 0.8805201649665833 0.7357127666473389 0.6054818034172058
# expect out1: i64[] 1
# expect out2: f64[3] 0.9157993185086755 0.4264149213544902 0.8240951574041713
# expect out3: i64[] 3
# expect out4: b8[] 1
# expect out5: b8[] 1
graph():
    %zero : [num_users=1] = placeholder[target=zero]
    %seed : [num_users=3] = placeholder[target=seed]
    %offset : [num_users=3] = placeholder[target=offset]
    %first : [num_users=2] = call_function[target=torch.ops.rngprims.philox_rand.default](args = ([2, 2], %zero, %zero, [1, 2]), kwargs = {})
    %first_numbers : [num_users=1] = call_function[target=operator.getitem](args = (%first, 0), kwargs = {})
    %first_next : [num_users=1] = call_function[target=operator.getitem](args = (%first, 1), kwargs = {})
    %second : [num_users=2] = call_function[target=torch.ops.rngprims.philox_rand.default](args = ([3], %seed, %offset, None, cpu, torch.float64), kwargs = {})
    %second_numbers : [num_users=1] = call_function[target=operator.getitem](args = (%second, 0), kwargs = {})
    %second_next : [num_users=1] = call_function[target=operator.getitem](args = (%second, 1), kwargs = {})
    %normal : [num_users=1] = call_function[target=torch.ops.rngprims.philox_randn.default](args = ([10000], %seed, %offset, None, cpu, torch.float32), kwargs = {})
    %normal_numbers : [num_users=2] = call_function[target=operator.getitem](args = (%normal, 0), kwargs = {})
    %again : [num_users=1] = call_function[target=torch.ops.rngprims.philox_randn.default](args = ([10000], %seed, %offset, None, cpu, torch.float32), kwargs = {})
    %again_numbers : [num_users=1] = call_function[target=operator.getitem](args = (%again, 0), kwargs = {})
    %same : [num_users=1] = call_function[target=torch.ops.aten.eq.Tensor](args = (%normal_numbers, %again_numbers), kwargs = {})
    %all_same : [num_users=1] = call_function[target=torch.ops.aten.all.default](args = (%same,), kwargs = {})
    %mean : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%normal_numbers,), kwargs = {})
    %size : [num_users=1] = call_function[target=torch.ops.aten.abs.default](args = (%mean,), kwargs = {})
    %small : [num_users=1] = call_function[target=torch.ops.aten.lt.Scalar](args = (%size, 0.05), kwargs = {})
    return (first_numbers, first_next, second_numbers, second_next, all_same, small)
