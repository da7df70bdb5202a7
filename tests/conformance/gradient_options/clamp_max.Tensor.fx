# gradients: clamp_max.Tensor
# case c0: by c0_self c0_max, not smooth
# case c1: by c1_self c1_max, not smooth
# case c2: by c2_self c2_max, not smooth
# case c3: by c3_self c3_max, not smooth
# case c4: by c4_self c4_max, not smooth
# case c5: by c2_max c1_max, not smooth
# case c6: by c6_self c6_max, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_max : [num_users=2] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_max : [num_users=2] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_max : [num_users=1] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_max : [num_users=1] = placeholder[target=c4_max]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_max : [num_users=1] = placeholder[target=c6_max]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c0_self, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c1_self, %c1_max), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c2_self, %c2_max), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c3_self, %c3_max), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c4_self, %c4_max), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c2_max, %c1_max), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c6_self, %c6_max), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
