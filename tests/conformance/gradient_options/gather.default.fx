# gradients: gather.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c5_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=4] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_index : [num_users=1] = placeholder[target=c5_index]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_index : [num_users=1] = placeholder[target=c7_index]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c0_self, 1, %c0_index), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c1_self, 0, %c1_index), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c0_self, 0, %c0_index), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c3_self, -1, %c1_index), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c4_self, -1, %c0_index), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c5_self, -1, %c5_index), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c6_self, -1, %c0_index), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%c7_self, -1, %c7_index), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
