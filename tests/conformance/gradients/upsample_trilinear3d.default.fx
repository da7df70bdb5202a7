# gradients: upsample_trilinear3d.default
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
# case c3: by c0_self
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 4, 3], False, None, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 2, 4], True, None, None, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 2, 4], False, None, None, None), kwargs = {})
    return (c0, c1, c2, c3)
