# gradients: put.default
# case c0: by c0_self c0_source
# case c1: by c1_self c1_source
# case c2: by c2_self c2_source
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=1] = placeholder[target=c2_index]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c0_self, %c0_index, %c0_source, True), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c1_self, %c1_index, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.put.default](args = (%c2_self, %c2_index, %c2_source), kwargs = {})
    return (c0, c1, c2)
