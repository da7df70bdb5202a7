# gradients: upsample_nearest2d.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
# case c3: by c3_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest2d.default](args = (%c0_self, [5, 7], None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest2d.default](args = (%c0_self, [2, 3], None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest2d.default](args = (%c0_self, [5, 7], 1.7, 1.7), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [0, 3, 1, 2]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest2d.default](args = (%c3_self_view, [5, 7], None, None), kwargs = {})
    return (c0, c1, c2, c3)
