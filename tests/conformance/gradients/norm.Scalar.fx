# gradients: norm.Scalar
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
# case c3: by c0_self
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.norm.Scalar](args = (%c0_self, inf), kwargs = {})
    return (c0, c1, c2, c3)
