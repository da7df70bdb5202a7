# gradients: _adaptive_avg_pool3d.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self, empty
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d.default](args = (%c0_self, [1, 2, 2]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d.default](args = (%c1_self, [2, 3, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool3d.default](args = (%c2_self, [5, 7, 4]), kwargs = {})
    return (c0, c1, c2)
