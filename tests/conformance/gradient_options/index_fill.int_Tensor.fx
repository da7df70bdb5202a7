# gradients: index_fill.int_Tensor
# case c0: by c0_self c0_value, not smooth
# case c1: by c1_self c0_value, not smooth
# case c2: by c2_self c0_value, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=3] = placeholder[target=c0_index]
    %c0_value : [num_users=3] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c0_self, -1, %c0_index, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c1_self, -1, %c0_index, %c0_value), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c2_self, 0, %c0_index, %c0_value), kwargs = {})
    return (c0, c1, c2)
