# gradients: var.correction
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c1_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c1_self, not smooth
# case c6: by c1_self, not smooth
# case c7: by c1_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=7] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c0_self, None), kwargs = {correction: 1, keepdim: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: 0})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: -1})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: 3})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: -2})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: 1, dim: [0]})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.var.correction](args = (%c1_self,), kwargs = {correction: 1, dim: [1]})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
