# gradients: fill.Tensor
# case c0: by c0_self c0_value, not smooth
# case c1: by c1_self c0_value, not smooth
# case c2: by c2_self c0_value, not smooth
# case c3: by c3_self c0_value, not smooth
# case c4: by c4_self c0_value, not smooth
# case c5: by c5_self c0_value, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_value : [num_users=6] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c0_self, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c1_self, %c0_value), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c2_self, %c0_value), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c3_self, %c0_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c4_self, %c0_value), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.fill.Tensor](args = (%c5_self, %c0_value), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
