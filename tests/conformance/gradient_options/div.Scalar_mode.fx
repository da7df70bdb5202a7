# gradients: div.Scalar_mode
# case c0: by c0_self, no second gradient, not smooth
# case c1: by c0_self, no second gradient, not smooth
# case c2: by c0_self, no second gradient, not smooth
# case c3: by c0_self, no second gradient, not smooth
# case c4: by c0_self, no second gradient, not smooth
# case c5: by c0_self, no second gradient, not smooth
# case c6: by c0_self, no second gradient, not smooth
# case c7: by c0_self, no second gradient, not smooth
graph():
    %c0_self : [num_users=8] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 2), kwargs = {rounding_mode: floor})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 0.5), kwargs = {rounding_mode: floor})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 1), kwargs = {rounding_mode: floor})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -1), kwargs = {rounding_mode: floor})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, 3), kwargs = {rounding_mode: floor})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -2), kwargs = {rounding_mode: floor})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -0.5), kwargs = {rounding_mode: floor})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.div.Scalar_mode](args = (%c0_self, -4), kwargs = {rounding_mode: floor})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
