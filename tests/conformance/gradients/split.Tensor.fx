# gradients: split.Tensor
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c0 : [num_users=7] = call_function[target=torch.ops.aten.split.Tensor](args = (%c0_self, 2, -1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 3), kwargs = {})
    %c0_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 4), kwargs = {})
    %c0_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 5), kwargs = {})
    %c0_out6 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 6), kwargs = {})
    %c1 : [num_users=5] = call_function[target=torch.ops.aten.split.Tensor](args = (%c1_self, 3), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 3), kwargs = {})
    %c1_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 4), kwargs = {})
    %c2 : [num_users=8] = call_function[target=torch.ops.aten.split.Tensor](args = (%c1_self, 2), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c2_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 3), kwargs = {})
    %c2_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 4), kwargs = {})
    %c2_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 5), kwargs = {})
    %c2_out6 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 6), kwargs = {})
    %c2_out7 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 7), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c0_out3, c0_out4, c0_out5, c0_out6, c1_out0, c1_out1, c1_out2, c1_out3, c1_out4, c2_out0, c2_out1, c2_out2, c2_out3, c2_out4, c2_out5, c2_out6, c2_out7)
