# gradients: avg_pool2d.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c4_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c0_self, not smooth
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [1, 1], [1, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [3, 1], [1, 1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [2, 2], [1, 1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [2, 3], [1, 1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c4_self, [1, 8], [1, 3], [0, 3], True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c4_self, [1, 6], [1, 3], [0, 3], True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [1, 2], [1, 1]), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.avg_pool2d.default](args = (%c0_self, [2, 1], [2, 1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
