# gradients: avg_pool3d.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c3_self, not smooth
# case c6: by c3_self, not smooth
# case c7: by c3_self, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c3_self : [num_users=4] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c0_self, [1, 2, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c0_self, [2, 1, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c0_self, [2, 3, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c3_self, [2, 3, 2], [1, 2, 1], [1, 1, 0], True, False, 3), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c0_self, [2, 2, 2]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c3_self, [2, 2, 1], [1, 2, 1], [1, 1, 0], True, False, 3), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c3_self, [2, 2, 3], [1, 2, 1], [1, 1, 0], True, False, 3), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool3d.default](args = (%c3_self, [2, 2, 2], [1, 2, 1], [1, 1, 0], True, False, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
