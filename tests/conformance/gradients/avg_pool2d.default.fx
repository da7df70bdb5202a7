# gradients: avg_pool2d.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [1, 7], [1, 3], [0, 3], True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c1_self, [2, 1], [1, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c2_self, [1, 1], [1, 1]), kwargs = {})
    return (c0, c1, c2)
