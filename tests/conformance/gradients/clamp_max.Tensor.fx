# gradients: clamp_max.Tensor
# case c0: by c0_self c0_max
# case c1: by c1_self c1_max, empty
# case c2: by c2_self c2_max
# case c3: by c3_self c3_max
# case c4: by c4_self c4_max, not twice smooth
# case c5: by c5_self c5_max
# case c6: by c5_self c6_max
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_max : [num_users=1] = placeholder[target=c0_max]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_max : [num_users=1] = placeholder[target=c1_max]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_max : [num_users=1] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_max : [num_users=1] = placeholder[target=c4_max]
    %c5_self : [num_users=2] = placeholder[target=c5_self]
    %c5_max : [num_users=1] = placeholder[target=c5_max]
    %c6_max : [num_users=1] = placeholder[target=c6_max]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c0_self, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c1_self, %c1_max), kwargs = {})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c2_self, [2], [2], 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c2_self_view, %c2_max), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c3_self, %c3_max), kwargs = {})
    %c4_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_max_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_max, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c4_self_view, %c4_max_view), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c5_max), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.clamp_max.Tensor](args = (%c5_self, %c6_max), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
