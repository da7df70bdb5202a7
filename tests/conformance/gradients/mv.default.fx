# gradients: mv.default
# case c0: by c0_self c0_vec
# case c1: by c1_self c1_vec, empty
# case c2: by c2_self c2_vec
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_vec : [num_users=1] = placeholder[target=c0_vec]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_vec : [num_users=1] = placeholder[target=c1_vec]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_vec : [num_users=1] = placeholder[target=c2_vec]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c0_self, %c0_vec), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c1_self, %c1_vec), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [3, 8], [1, 3], 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c2_self_view, %c2_vec), kwargs = {})
    return (c0, c1, c2)
