# gradients: std_mean.correction
# case c0: by c0_self
# case c1: by c0_self
# case c2: by c2_self
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c0_self, [0]), kwargs = {correction: 1, keepdim: True})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c0_self, [0]), kwargs = {correction: 0})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c2_self,), kwargs = {correction: 1})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1)
