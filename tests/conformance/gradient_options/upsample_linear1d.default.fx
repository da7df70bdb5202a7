# gradients: upsample_linear1d.default
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [2], True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [1], True, 0.6), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [3], True, 0.6), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [4], True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [3], False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c0_self, [2], False, 0.6), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c6_self, [3], True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d.default](args = (%c7_self, [3], True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
