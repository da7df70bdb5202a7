# gradients: clamp_min.Tensor
# case c0: by c0_self c0_min, not smooth
# case c1: by c1_self c1_min, not smooth
# case c2: by c2_self c2_min, not smooth
# case c3: by c3_self c3_min, not smooth
# case c4: by c4_self c4_min, not smooth
# case c5: by c2_min c1_min, not smooth
# case c6: by c6_self c6_min, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_min : [num_users=1] = placeholder[target=c0_min]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_min : [num_users=2] = placeholder[target=c1_min]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_min : [num_users=2] = placeholder[target=c2_min]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_min : [num_users=1] = placeholder[target=c3_min]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_min : [num_users=1] = placeholder[target=c6_min]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c0_self, %c0_min), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c1_self, %c1_min), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c2_self, %c2_min), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c3_self, %c3_min), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c4_self, %c4_min), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c2_min, %c1_min), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_min.Tensor](args = (%c6_self, %c6_min), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
