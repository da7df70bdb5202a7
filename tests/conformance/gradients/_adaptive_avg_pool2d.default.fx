# gradients: _adaptive_avg_pool2d.default
# case c0: by c0_self, empty
# case c1: by c1_self
# case c2: by c1_self
# case c3: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=3] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d.default](args = (%c0_self, [1, 5]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d.default](args = (%c1_self, [1, 3]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d.default](args = (%c1_self, [1, 5]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._adaptive_avg_pool2d.default](args = (%c1_self, [1, 6]), kwargs = {})
    return (c0, c1, c2, c3)
