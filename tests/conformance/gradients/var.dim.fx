# gradients: var.dim
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c0_self
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [1], False, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, None), kwargs = {})
    return (c0, c1, c2)
