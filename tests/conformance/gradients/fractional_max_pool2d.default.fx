# gradients: fractional_max_pool2d.default
# case c0: by c0_self
# case c1: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_random_samples : [num_users=1] = placeholder[target=c0_random_samples]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_random_samples : [num_users=1] = placeholder[target=c1_random_samples]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c0_self, [2, 3], [2, 2], %c0_random_samples), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fractional_max_pool2d.default](args = (%c1_self, [2, 2], [1, 3], %c1_random_samples), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
