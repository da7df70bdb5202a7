# gradients: heaviside.default
# case c0: by c0_self c0_values, PyTorch has no derivative, not smooth
# case c1: by c1_self c1_values, PyTorch has no derivative
# case c2: by c2_self c2_values, PyTorch has no derivative, empty
# case c3: by c3_self c3_values, PyTorch has no derivative
# case c4: by c4_self c4_values, PyTorch has no derivative
# case c5: by c5_self c5_values, PyTorch has no derivative
# case c6: by c6_self c6_values, PyTorch has no derivative
# case c7: by c6_self c7_values, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_values : [num_users=1] = placeholder[target=c0_values]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_values : [num_users=1] = placeholder[target=c1_values]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_values : [num_users=1] = placeholder[target=c2_values]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_values : [num_users=1] = placeholder[target=c3_values]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_values : [num_users=1] = placeholder[target=c4_values]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_values : [num_users=1] = placeholder[target=c5_values]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_values : [num_users=1] = placeholder[target=c6_values]
    %c7_values : [num_users=1] = placeholder[target=c7_values]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c0_self, %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c1_self, %c1_values), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c2_self, %c2_values), kwargs = {})
    %c3_self_view : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%c3_self, [2], [2], 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c3_self_view, %c3_values), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c4_self, %c4_values), kwargs = {})
    %c5_self_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c5_self, [2, 1, 0]), kwargs = {})
    %c5_values_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c5_values, 1, 0, 8, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c5_self_view, %c5_values_view), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c6_self, %c6_values), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c6_self, %c7_values), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
