# gradients: diagonal.default
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c1_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c1_self, not smooth
# case c6: by c0_self, not smooth
# case c7: by c1_self, not smooth
graph():
    %c0_self : [num_users=4] = placeholder[target=c0_self]
    %c1_self : [num_users=4] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c0_self,), kwargs = {offset: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c1_self, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c0_self,), kwargs = {offset: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c1_self, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c0_self,), kwargs = {offset: -1})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c1_self, -1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c0_self,), kwargs = {offset: 2})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%c1_self, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
