# gradients: bmm.default
# case c0: by c0_self c0_mat2, empty
# case c1: by c1_self c1_mat2
# case c2: by c2_self c2_mat2
# case c3: by c2_mat2 c3_mat2
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat2 : [num_users=1] = placeholder[target=c0_mat2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mat2 : [num_users=1] = placeholder[target=c1_mat2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat2 : [num_users=2] = placeholder[target=c2_mat2]
    %c3_mat2 : [num_users=1] = placeholder[target=c3_mat2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c0_self, %c0_mat2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c1_self, %c1_mat2), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [2, 3, 3], [9, 1, 3], 0), kwargs = {})
    %c2_mat2_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_mat2, [2, 3, 2], [6, 1, 3], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c2_self_view, %c2_mat2_view), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_mat2, [2, 3, 2], [6, 1, 3], 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c3_self_view, %c3_mat2), kwargs = {})
    return (c0, c1, c2, c3)
