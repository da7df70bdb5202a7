# gradients: max_pool2d_with_indices.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%c0_self, [1, 3], [1, 2], [0, 0], [1, 1], True), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%c0_self, [1, 3], [1, 3], [0, 1], [1, 1], True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.max_pool2d_with_indices.default](args = (%c0_self, [1, 3], [1, 2], [0, 1], [1, 1], True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0)
