# gradients: cumsum.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c2_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c5_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c0_self, -1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c1_self, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c2_self, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c3_self, -1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c4_self, -1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c5_self, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c6_self, -1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%c7_self, -1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
