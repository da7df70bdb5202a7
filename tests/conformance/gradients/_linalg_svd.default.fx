# gradients: _linalg_svd.default
# case c0: by c0_a, PyTorch has no derivative
# case c1: by c1_a, PyTorch has no derivative
# case c2: by c2_a, PyTorch has no derivative
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c2_a : [num_users=1] = placeholder[target=c2_A]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten._linalg_svd.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten._linalg_svd.default](args = (%c1_a,), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten._linalg_svd.default](args = (%c2_a, True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2)
