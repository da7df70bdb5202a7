# gradients: view_as.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.view_as.default](args = (%c0_self, %c0_other), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.view_as.default](args = (%c1_self, %c1_other), kwargs = {})
    return (c0, c1)
