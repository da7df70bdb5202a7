# gradients: sort.stable
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c0_self,), kwargs = {stable: True, dim: 0})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c0_self,), kwargs = {stable: True, dim: -1, descending: True})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    return (c0_out0, c1_out0)
