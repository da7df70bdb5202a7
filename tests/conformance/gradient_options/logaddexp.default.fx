# gradients: logaddexp.default
# case c0: by c0_self c0_other, not smooth
# case c1: by c1_self c1_other, not smooth
# case c2: by c2_self c1_other, not smooth
# case c3: by c3_self c0_other, not smooth
# case c4: by c1_self c4_other, not smooth
# case c5: by c5_self c4_other, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=2] = placeholder[target=c0_other]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_other : [num_users=2] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_other : [num_users=2] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c2_self, %c1_other), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c3_self, %c0_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c1_self, %c4_other), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.logaddexp.default](args = (%c5_self, %c4_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
