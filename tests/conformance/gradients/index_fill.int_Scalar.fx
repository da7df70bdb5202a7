# gradients: index_fill.int_Scalar
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=1] = placeholder[target=c2_index]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c0_self, 0, %c0_index, -4.826984902407649), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c1_self, 0, %c0_index, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c2_self, -1, %c2_index, 0), kwargs = {})
    return (c0, c1, c2)
