# gradients: div.Scalar_mode
# case c0: by c0_self, no second gradient
# case c1: by c0_self, no second gradient
# case c2: by c0_self, no second gradient
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self_view, -3), kwargs = {rounding_mode: floor})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c1_self_view, -3), kwargs = {rounding_mode: trunc})
    %c2_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c0_self, 1, 0, 10, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c2_self_view, 1.5), kwargs = {rounding_mode: floor})
    return (c0, c1, c2)
