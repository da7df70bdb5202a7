# gradients: _unsafe_index.Tensor
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=2] = placeholder[target=c0_indices_0]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index.Tensor](args = (%c0_self, [%c0_indices_0, None]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._unsafe_index.Tensor](args = (%c1_self, [%c0_indices_0, None]), kwargs = {})
    return (c0, c1)
