# gradients: scatter_reduce_.two
# case c0: by c0_self c0_src
# case c1: by c0_self c0_src
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=2] = placeholder[target=c0_src]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce_.two](args = (%c0_self_clone, 0, %c0_index, %c0_src, prod), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_reduce_.two](args = (%c1_self_clone, 0, %c0_index, %c0_src, sum), kwargs = {include_self: False})
    return (c0, c1)
