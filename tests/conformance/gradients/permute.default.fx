# gradients: permute.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self, empty
# case c3: by c3_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c0_self, [1, 0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_self, []), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c2_self, [0, 2, 1]), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self, [4, 2, 3], [2, 1, 8], 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self_view, [0, 1, 2]), kwargs = {})
    return (c0, c1, c2, c3)
