# gradients: scatter_add_.default
# case c0: by c0_self c0_src
# case c1: by c1_self c1_src
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter_add_.default](args = (%c0_self_clone, 0, %c0_index, %c0_src), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter_add_.default](args = (%c1_self_clone, -1, %c1_index, %c1_src), kwargs = {})
    return (c0, c1)
