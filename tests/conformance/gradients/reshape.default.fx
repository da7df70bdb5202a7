# gradients: reshape.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c0_self, [4, -1]), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%c1_self_view, [12]), kwargs = {})
    return (c0, c1)
