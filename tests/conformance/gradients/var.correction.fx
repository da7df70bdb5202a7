# gradients: var.correction
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self, [0]), kwargs = {correction: 1, keepdim: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self, [0]), kwargs = {correction: 0})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c2_self,), kwargs = {correction: 1})
    return (c0, c1, c2)
