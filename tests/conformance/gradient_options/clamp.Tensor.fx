# gradients: clamp.Tensor
# case c0: by c0_self c0_max, not smooth
# case c1: by c0_self c1_min, not smooth
# case c2: by c0_self c2_min, not smooth
# case c3: by c3_self c2_min c3_max, not smooth
# case c4: by c3_self c4_min c3_max, not smooth
# case c5: by c5_self c5_min c5_max, not smooth
# case c6: by c5_self c1_min c5_max, not smooth
# case c7: by c7_self c7_min c7_max, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_min : [num_users=2] = placeholder[target=c1_min]
    %c2_min : [num_users=2] = placeholder[target=c2_min]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c3_max : [num_users=2] = placeholder[target=c3_max]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_min : [num_users=1] = placeholder[target=c5_min]
    %c5_max : [num_users=2] = placeholder[target=c5_max]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_min : [num_users=1] = placeholder[target=c7_min]
    %c7_max : [num_users=1] = placeholder[target=c7_max]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, None, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c1_min, None), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c2_min, None), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c3_self, %c2_min, %c3_max), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c3_self, %c4_min, %c3_max), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c5_min, %c5_max), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c1_min, %c5_max), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c7_self, %c7_min, %c7_max), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
