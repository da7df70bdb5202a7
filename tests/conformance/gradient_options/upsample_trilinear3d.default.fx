# gradients: upsample_trilinear3d.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c0_self, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [2, 4, 3], False, None, None, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [2, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 4, 3], False, None, None, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [1, 4, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 2, 3], False, None, None, None), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 2, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 1, 3], False, None, None, None), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d.default](args = (%c0_self, [3, 1, 3], False, 1.7, 1.7, 1.7), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
