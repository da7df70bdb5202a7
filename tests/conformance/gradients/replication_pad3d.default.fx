# gradients: replication_pad3d.default
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c0_self, [1, 0, 1, 0, 0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d.default](args = (%c0_self, [-1, 1, 0, 0, 0, 0]), kwargs = {})
    return (c0, c1)
