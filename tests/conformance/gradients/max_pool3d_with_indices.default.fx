# gradients: max_pool3d_with_indices.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2, 2, 2], [1, 1, 2]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool3d_with_indices.default](args = (%c0_self, [2], [2], [1], [1], True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
