# gradients: chunk.default
# case c0: by c0_self
# case c1: by c1_self
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.chunk.default](args = (%c0_self, 2, 0), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1_self_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_self, 1, 0, 10, 2), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.chunk.default](args = (%c1_self_view, 2), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
