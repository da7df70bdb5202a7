# gradients: fractional_max_pool2d.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c1_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c1_self, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0_random_samples : [num_users=4] = placeholder[target=c0_random_samples]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c1_random_samples : [num_users=4] = placeholder[target=c1_random_samples]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [1, 3], [2, 2], %c0_random_samples), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [1, 2], [1, 3], %c1_random_samples), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [3, 2], [1, 3], %c1_random_samples), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [2, 2], [2, 2], %c0_random_samples), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [2, 1], [1, 3], %c1_random_samples), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [2, 1], [2, 2], %c0_random_samples), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [1, 1], [2, 2], %c0_random_samples), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [1, 1], [1, 3], %c1_random_samples), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
