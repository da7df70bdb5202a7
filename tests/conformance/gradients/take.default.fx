# gradients: take.default
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%c0_self, %c0_index), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%c1_self, %c1_index), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.take.default](args = (%c2_self, %c1_index), kwargs = {})
    return (c0, c1, c2)
