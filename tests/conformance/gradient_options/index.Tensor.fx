# gradients: index.Tensor
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c2_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_indices_0 : [num_users=1] = placeholder[target=c0_indices_0]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_indices_0 : [num_users=1] = placeholder[target=c1_indices_0]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_indices_0 : [num_users=1] = placeholder[target=c2_indices_0]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_indices_0 : [num_users=1] = placeholder[target=c3_indices_0]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_indices_0 : [num_users=1] = placeholder[target=c4_indices_0]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c0_self, [%c0_indices_0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c1_self, [%c1_indices_0]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c2_self, [%c2_indices_0]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c3_self, [%c3_indices_0]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index.Tensor](args = (%c4_self, [%c4_indices_0]), kwargs = {})
    return (c0, c1, c2, c3, c4)
