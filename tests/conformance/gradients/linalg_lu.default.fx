# gradients: linalg_lu.default
# case c0: by c0_a
# case c1: by c1_a
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_lu.default](args = (%c0_a,), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_lu.default](args = (%c1_a,), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    return (c0_out1, c0_out2, c1_out1, c1_out2)
