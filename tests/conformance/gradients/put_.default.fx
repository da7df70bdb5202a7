# gradients: put_.default
# case c0: by c0_self c0_source
# case c1: by c1_self c1_source
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c0_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c0_self,), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.put_.default](args = (%c0_self_clone, %c0_index, %c0_source, True), kwargs = {})
    %c1_self_clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%c1_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.put_.default](args = (%c1_self_clone, %c1_index, %c1_source), kwargs = {})
    return (c0, c1)
