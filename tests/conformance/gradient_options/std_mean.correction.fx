# gradients: std_mean.correction
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
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c0_self, None), kwargs = {correction: 1, keepdim: True})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: 2})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: 0})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: -1})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: 3})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: -2})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: 1, dim: [0]})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.std_mean.correction](args = (%c1_self,), kwargs = {correction: 1, dim: [1]})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1)
