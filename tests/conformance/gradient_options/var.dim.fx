# gradients: var.dim
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c0_self, not smooth
graph():
    %c0_self : [num_users=7] = placeholder[target=c0_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, None), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, None, False, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [1]), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [0], False, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [-1], False, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [-2]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.var.dim](args = (%c0_self, [1], True, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
