# gradients: polygamma.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c1_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c1_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (2, %c1_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c0_self), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c1_self), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (0, %c1_self), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (3, %c0_self), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (4, %c1_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.polygamma.default](args = (1, %c7_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
