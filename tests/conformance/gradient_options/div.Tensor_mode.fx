# gradients: div.Tensor_mode
# case c0: by c0_self c0_other, not smooth
# case c1: by c1_self c1_other, not smooth
# case c2: by c2_self c2_other, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: None})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c1_self, %c1_other), kwargs = {rounding_mode: None})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c2_self, %c2_other), kwargs = {rounding_mode: None})
    return (c0, c1, c2)
