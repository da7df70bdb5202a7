# gradients: upsample_nearest1d.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [3]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [5]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d.default](args = (%c0_self, [6], 1.7), kwargs = {})
    return (c0, c1, c2)
