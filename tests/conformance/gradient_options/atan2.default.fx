# gradients: atan2.default
# case c0: by c0_self c0_other, not smooth
# case c1: by c1_self c1_other, not smooth
# case c2: by c2_self c2_other, not smooth
# case c3: by c3_self c3_other, not smooth
# case c4: by c4_self c4_other, not smooth
# case c5: by c2_other c1_other, not smooth
# case c6: by c6_self c6_other, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=2] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=2] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c2_self, %c2_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c4_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c2_other, %c1_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.atan2.default](args = (%c6_self, %c6_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
