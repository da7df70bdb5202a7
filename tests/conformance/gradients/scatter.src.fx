# gradients: scatter.src
# case c0: by c0_self c0_src
# case c1: by c1_self c1_src
# case c2: by c2_self c2_src
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c0_self, 0, %c0_index, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c1_self, -1, %c1_index, %c1_src), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c2_self, -1, %c0_index, %c2_src), kwargs = {})
    return (c0, c1, c2)
