# gradients: unbind.int
# case c0: by c0_self
# case c1: by c1_self
# case c2: by c2_self, empty
# case c3: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c0_self,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 3), kwargs = {})
    %c0_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 4), kwargs = {})
    %c1 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c1_self, 1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 3), kwargs = {})
    %c1_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 4), kwargs = {})
    %c2 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c2_self,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c2_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 3), kwargs = {})
    %c2_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 4), kwargs = {})
    %c3 : [num_users=5] = call_function[target=torch.ops.aten.unbind.int](args = (%c1_self,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c3_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 3), kwargs = {})
    %c3_out4 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 4), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c0_out3, c0_out4, c1_out0, c1_out1, c1_out2, c1_out3, c1_out4, c2_out0, c2_out1, c2_out2, c2_out3, c2_out4, c3_out0, c3_out1, c3_out2, c3_out3, c3_out4)
