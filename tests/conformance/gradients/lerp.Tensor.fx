# gradients: lerp.Tensor
# case c0: by c0_self c0_end c0_weight
# case c1: by c0_self c1_end c1_weight
# case c2: by c2_self c2_end c2_weight
# case c3: by c3_self c3_end c3_weight
# case c4: by c4_self c4_end c4_weight
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_end : [num_users=1] = placeholder[target=c0_end]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_end : [num_users=1] = placeholder[target=c1_end]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_end : [num_users=1] = placeholder[target=c2_end]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_end : [num_users=1] = placeholder[target=c3_end]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_end : [num_users=1] = placeholder[target=c4_end]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c0_self, %c0_end, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c0_self, %c1_end, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c2_self, %c2_end, %c2_weight), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_end_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_end, 1, 0, 8, 2), kwargs = {})
    %c3_weight_view : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%c3_weight, [2, 3, 4]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c3_self_view, %c3_end_view, %c3_weight_view), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c4_self, %c4_end, %c4_weight), kwargs = {})
    return (c0, c1, c2, c3, c4)
