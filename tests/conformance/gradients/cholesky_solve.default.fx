# gradients: cholesky_solve.default
# case c0: by c0_self c0_input2, PyTorch has no derivative
# case c1: by c1_self c1_input2, PyTorch has no derivative
# case c2: by c2_self c1_input2, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_input2 : [num_users=1] = placeholder[target=c0_input2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_input2 : [num_users=2] = placeholder[target=c1_input2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c0_self, %c0_input2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c1_self, %c1_input2, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c2_self, %c1_input2, True), kwargs = {})
    return (c0, c1, c2)
