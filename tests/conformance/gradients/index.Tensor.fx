# gradients: index.Tensor
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c2_self
# case c3: by c2_self, empty
# case c4: by c4_self
# case c5: by c4_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c1_indices_1 : [num_users=1] = placeholder[target=c1_indices_1]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c3_indices_0 : [num_users=1] = placeholder[target=c3_indices_0]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_indices_0 : [num_users=1] = placeholder[target=c4_indices_0]
    %c5_indices_0 : [num_users=1] = placeholder[target=c5_indices_0]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c0_indices_0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [None, %c1_indices_1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c2_self, [%c2_indices_0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c2_self, [%c3_indices_0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c4_self, [%c4_indices_0]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c4_self, [%c5_indices_0]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
