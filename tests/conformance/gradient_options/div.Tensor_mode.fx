# gradients: div.Tensor_mode
# case c0: by c0_self c0_other, no second gradient, not smooth
# case c1: by c1_self c1_other, no second gradient, not smooth
# case c2: by c2_self c2_other, no second gradient, not smooth
# case c3: by c3_self c1_other, no second gradient, not smooth
# case c4: by c4_self c1_other, no second gradient, not smooth
# case c5: by c5_self c5_other, no second gradient, not smooth
# case c6: by c6_self c6_other, no second gradient, not smooth
# case c7: by c2_self c7_other, no second gradient, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=3] = placeholder[target=c1_other]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: floor})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c1_self, %c1_other), kwargs = {rounding_mode: floor})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c2_self, %c2_other), kwargs = {rounding_mode: trunc})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c3_self, %c1_other), kwargs = {rounding_mode: trunc})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c4_self, %c1_other), kwargs = {rounding_mode: trunc})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c5_self, %c5_other), kwargs = {rounding_mode: trunc})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c6_self, %c6_other), kwargs = {rounding_mode: trunc})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c2_self, %c7_other), kwargs = {rounding_mode: trunc})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
