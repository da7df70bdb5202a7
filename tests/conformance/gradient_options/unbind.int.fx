# gradients: unbind.int
# case c0: by c0_self, not smooth
# case c1: by c1_self, not smooth
# case c2: by c1_self, not smooth
# case c3: by c3_self, not smooth
# case c4: by c4_self, not smooth
# case c5: by c5_self, not smooth
# case c6: by c6_self, not smooth
# case c7: by c7_self, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c0_self,), kwargs = {dim: 0})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 3), kwargs = {})
    %c0_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 4), kwargs = {})
    %c1 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c1_self, 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 3), kwargs = {})
    %c1_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 4), kwargs = {})
    %c2 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c1_self, -1), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c2_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 3), kwargs = {})
    %c2_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 4), kwargs = {})
    %c3 : [num_users=6] = call_function[target=torch.ops.aten.unbind.int](args = (%c3_self,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c3_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 3), kwargs = {})
    %c3_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 4), kwargs = {})
    %c3_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.unbind.int](args = (%c4_self,), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c5 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c5_self, 1), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c5_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 3), kwargs = {})
    %c5_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 4), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.unbind.int](args = (%c6_self,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=6] = call_function[target=torch.ops.aten.unbind.int](args = (%c7_self, 1), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c7_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 2), kwargs = {})
    %c7_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 3), kwargs = {})
    %c7_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 4), kwargs = {})
    %c7_out5 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 5), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c0_out3, c0_out4, c1_out0, c1_out1, c1_out2, c1_out3, c1_out4, c2_out0, c2_out1, c2_out2, c2_out3, c2_out4, c3_out0, c3_out1, c3_out2, c3_out3, c3_out4, c3_out5, c4_out0, c5_out0, c5_out1, c5_out2, c5_out3, c5_out4, c6_out0, c6_out1, c7_out0, c7_out1, c7_out2, c7_out3, c7_out4, c7_out5)
