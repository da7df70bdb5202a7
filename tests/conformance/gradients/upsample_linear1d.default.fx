# gradients: upsample_linear1d.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [3], True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [2], True, 0.6), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [3], False), kwargs = {})
    return (c0, c1, c2)
