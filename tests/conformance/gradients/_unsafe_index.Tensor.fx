# gradients: _unsafe_index.Tensor
# case c0: by c0_self
# case c1: by c0_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index.Tensor](args = (%c0_self, [%c0_indices_0, None]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index.Tensor](args = (%c0_self, [None, %c1_indices_1]), kwargs = {})
    return (c0, c1)
