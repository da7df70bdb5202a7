# gradients: sort.stable
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c5_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c0_self,), kwargs = {stable: False, dim: 0})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c0_self,), kwargs = {stable: True, dim: 1})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c0_self,), kwargs = {stable: True, dim: 0, descending: True})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c3_self,), kwargs = {stable: True, dim: 0})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c4_self,), kwargs = {stable: True, dim: 0})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c5_self,), kwargs = {stable: True, dim: 0})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c6_self,), kwargs = {stable: True, dim: 0})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.sort.stable](args = (%c7_self,), kwargs = {stable: True, dim: 0})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0, c5_out0, c6_out0, c7_out0)
