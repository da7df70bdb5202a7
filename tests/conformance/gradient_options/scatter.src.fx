# gradients: scatter.src
# case c0: by c0_self c0_src, not smooth
# case c1: by c1_self c1_src, not smooth
# case c2: by c2_self c0_src, not smooth
# case c3: by c3_self c1_src, not smooth
# case c4: by c4_self c4_src, not smooth
# case c5: by c5_self c1_src, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=3] = placeholder[target=c1_index]
    %c1_src : [num_users=3] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_index : [num_users=1] = placeholder[target=c4_index]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c0_self, -1, %c0_index, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c1_self, 3, %c1_index, %c1_src), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c2_self, 0, %c0_index, %c0_src), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c3_self, -1, %c1_index, %c1_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c4_self, 0, %c4_index, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c5_self, -1, %c1_index, %c1_src), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
