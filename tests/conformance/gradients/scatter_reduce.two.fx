# gradients: scatter_reduce.two
# case c0: by c0_self c0_src
# case c1: by c0_self c0_src
# case c2: by c0_self c0_src
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_index : [num_users=3] = placeholder[target=c0_index]
    %c0_src : [num_users=3] = placeholder[target=c0_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, prod), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {include_self: False})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce.two](args = (%c0_self, 0, %c0_index, %c0_src, sum), kwargs = {})
    return (c0, c1, c2)
