# gradients: unsafe_split.Tensor
# case c0: by c0_self, not smooth
# case c1: by c0_self, not smooth
# case c2: by c0_self, not smooth
# case c3: by c0_self, not smooth
# case c4: by c0_self, not smooth
# case c5: by c0_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=6] = placeholder[target=c0_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 2), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 1, 1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=4] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 1), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c2_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 3, 1), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 3), kwargs = {dim: 0})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c0_self, 2, -1), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c6_self, 3), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.unsafe_split.Tensor](args = (%c7_self, 3), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2, c2_out3, c3_out0, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1)
