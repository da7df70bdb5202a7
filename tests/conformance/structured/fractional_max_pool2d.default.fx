# conformance: fractional_max_pool2d.default
# values: fractional_max_pool2d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_random_samples : [num_users=1] = placeholder[target=c0_random_samples]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_random_samples : [num_users=1] = placeholder[target=c1_random_samples]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_random_samples : [num_users=1] = placeholder[target=c2_random_samples]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_random_samples : [num_users=1] = placeholder[target=c3_random_samples]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_random_samples : [num_users=1] = placeholder[target=c4_random_samples]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_random_samples : [num_users=1] = placeholder[target=c5_random_samples]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [2, 3], [2, 2], %c0_random_samples), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [2, 2], [1, 3], %c1_random_samples), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c2_self, [2, 3], [2, 2], %c2_random_samples), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c3_self, [2, 2], [1, 3], %c3_random_samples), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c4_self, [2, 3], [2, 2], %c4_random_samples), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c5_self, [2, 2], [1, 3], %c5_random_samples), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1)
