# gradients: lerp.Scalar
# case c0: by c0_self c0_end
# case c1: by c0_self c1_end
# case c2: by c2_self c2_end
# case c3: by c3_self c3_end
# case c4: by c4_self c4_end
# case c5: by c4_self c5_end
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_end : [num_users=1] = placeholder[target=c0_end]
    %c1_end : [num_users=1] = placeholder[target=c1_end]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_end : [num_users=1] = placeholder[target=c2_end]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_end : [num_users=1] = placeholder[target=c3_end]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_end : [num_users=1] = placeholder[target=c4_end]
    %c5_end : [num_users=1] = placeholder[target=c5_end]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c0_end, 0.4), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c0_self, %c1_end, 0.4), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c2_self, %c2_end, 0.4), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c3_self, [2, 1, 0]), kwargs = {})
    %c3_end_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c3_end, 1, 0, 8, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c3_self_view, %c3_end_view, 0.25), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c4_self, %c4_end, 0.75), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%c4_self, %c5_end, -1.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
