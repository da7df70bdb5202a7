# gradients: heaviside.default
# case c0: by c0_self c0_values, PyTorch has no derivative
# case c1: by c1_self c1_values, PyTorch has no derivative, not smooth
# case c2: by c2_self c2_values, PyTorch has no derivative
# case c3: by c3_self c3_values, PyTorch has no derivative
# case c4: by c4_self c4_values, PyTorch has no derivative, not smooth
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
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c0_self, %c0_values), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c1_self, %c1_values), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c2_self, %c2_values), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c3_self, %c3_values), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.heaviside.default](args = (%c4_self, %c4_values), kwargs = {})
    return (c0, c1, c2, c3, c4)
