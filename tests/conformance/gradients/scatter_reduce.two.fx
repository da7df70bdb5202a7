# gradients: scatter_reduce.two
# case c0: by c0_self c0_src, no second gradient
# case c1: by c0_self c0_src, no second gradient
# case c2: by c2_self c2_src
# case c3: by c2_self c2_src
# case c4: by c2_self c2_src
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c2_self : [num_users=3] = placeholder[target=c2_self]
    %c2_index : [num_users=3] = placeholder[target=c2_index]
    %c2_src : [num_users=3] = placeholder[target=c2_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {include_self: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {include_self: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c2_self, 0, %c2_index, %c2_src, prod), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c2_self, 0, %c2_index, %c2_src, sum), kwargs = {include_self: False})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c2_self, 0, %c2_index, %c2_src, sum), kwargs = {})
    return (c0, c1, c2, c3, c4)
