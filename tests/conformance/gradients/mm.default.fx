# gradients: mm.default
# case c0: by c0_self c0_mat2
# case c1: by c1_self c1_mat2, empty
# case c2: by c2_self c2_mat2
# case c3: by c3_self c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_mat2 : [num_users=1] = placeholder[target=c0_mat2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mat2 : [num_users=1] = placeholder[target=c1_mat2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat2 : [num_users=1] = placeholder[target=c2_mat2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c0_mat2_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c0_mat2, [3, 2], [1, 3], 0), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%c0_self, %c0_mat2_view), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%c1_self, %c1_mat2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%c2_self, %c2_mat2), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self, [2, 2], [1, 2], 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%c3_self_view, %c0_self), kwargs = {})
    return (c0, c1, c2, c3)
