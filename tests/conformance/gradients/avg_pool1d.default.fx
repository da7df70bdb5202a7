# gradients: avg_pool1d.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool1d.default](args = (%c0_self, [2]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool1d.default](args = (%c0_self, [3], [2], [1], True, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool1d.default](args = (%c0_self, [2], [1], [1]), kwargs = {})
    return (c0, c1, c2)
