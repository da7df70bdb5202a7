# gradients: div.Tensor_mode
# case c0: by c0_self c0_other, no second gradient
# case c1: by c1_self c1_other, no second gradient
# case c2: by c2_self c2_other, no second gradient, empty
# case c3: by c3_self c3_other, no second gradient
# case c4: by c4_self c4_other, no second gradient, not smooth
# case c5: by c5_self c5_other, no second gradient
# case c6: by c5_self c6_other
# case c7: by c5_self c5_other, no second gradient
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=3] = placeholder[target=c5_self]
    %c5_other : [num_users=2] = placeholder[target=c5_other]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c0_self, %c0_other), kwargs = {rounding_mode: trunc})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c1_self, %c1_other), kwargs = {rounding_mode: trunc})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c2_self, %c2_other), kwargs = {rounding_mode: trunc})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self, [2, 3, 2], [12, 4, 2], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c3_self_view, %c3_other), kwargs = {rounding_mode: floor})
    %c4_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c4_self, [2, 1, 0]), kwargs = {})
    %c4_other_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c4_other, 1, 0, 8, 2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c4_self_view, %c4_other_view), kwargs = {rounding_mode: floor})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c5_self, %c5_other), kwargs = {rounding_mode: trunc})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c5_self, %c6_other), kwargs = {rounding_mode: None})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.div.Tensor_mode](args = (%c5_self, %c5_other), kwargs = {rounding_mode: floor})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
