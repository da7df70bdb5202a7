# gradients: clamp.Tensor
# case c0: by c0_self c0_min c0_max
# case c1: by c0_self c1_min c0_max
# case c2: by c0_self c1_min c2_max
# case c3: by c3_self c3_min c3_max
# case c4: by c4_self c4_min c4_max
# case c5: by c5_self c5_min
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_min : [num_users=1] = placeholder[target=c0_min]
    %c0_max : [num_users=2] = placeholder[target=c0_max]
    %c1_min : [num_users=2] = placeholder[target=c1_min]
    %c2_max : [num_users=1] = placeholder[target=c2_max]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_min : [num_users=1] = placeholder[target=c3_min]
    %c3_max : [num_users=1] = placeholder[target=c3_max]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_min : [num_users=1] = placeholder[target=c4_min]
    %c4_max : [num_users=1] = placeholder[target=c4_max]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_min : [num_users=1] = placeholder[target=c5_min]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c0_min, %c0_max), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c1_min, %c0_max), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c0_self, %c1_min, %c2_max), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_min_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_min, 1, 0, 8, 2), kwargs = {})
    %c3_max_view : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c3_max, [2, 3, 4]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c3_self_view, %c3_min_view, %c3_max_view), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c4_self, %c4_min, %c4_max), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.clamp.Tensor](args = (%c5_self, %c5_min), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
