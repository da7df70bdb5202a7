# gradients: index_reduce_.default
# case c0: by c0_self c0_source
# case c1: by c0_self c0_source
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_source : [num_users=2] = placeholder[target=c0_source]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce_.default](args = (%c0_self_clone, 0, %c0_index, %c0_source, mean), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_reduce_.default](args = (%c1_self_clone, 0, %c0_index, %c0_source, prod), kwargs = {})
    return (c0, c1)
