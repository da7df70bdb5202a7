# gradients: index.Tensor
# case c0: by c0_self
# case c1: by c0_self, empty
# case c2: by c2_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c1_indices_0 : [num_users=1] = placeholder[target=c1_indices_0]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c0_indices_0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c1_indices_0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c2_self, [%c2_indices_0]), kwargs = {})
    return (c0, c1, c2)
