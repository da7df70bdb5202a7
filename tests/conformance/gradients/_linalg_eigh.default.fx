# gradients: _linalg_eigh.default
# case c0: by c0_a, PyTorch has no derivative, not smooth, no transpose
# case c1: by c1_a, PyTorch has no derivative, not smooth, no transpose
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c1_a, U), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1)
