# gradients: cholesky_solve.default
# case c0: by c0_self c0_input2, PyTorch has no derivative
# case c1: by c1_self c1_input2, PyTorch has no derivative
# case c2: by c2_self c1_input2, PyTorch has no derivative
# case c3: by c3_self c0_input2, PyTorch has no derivative
# case c4: by c4_self c4_input2, PyTorch has no derivative
# case c5: by c5_self c5_input2, PyTorch has no derivative
# case c6: by c6_self c6_input2, PyTorch has no derivative
# case c7: by c7_self c7_input2, PyTorch has no derivative
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_input2 : [num_users=2] = placeholder[target=c0_input2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_input2 : [num_users=2] = placeholder[target=c1_input2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_input2 : [num_users=1] = placeholder[target=c4_input2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_input2 : [num_users=1] = placeholder[target=c5_input2]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_input2 : [num_users=1] = placeholder[target=c6_input2]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_input2 : [num_users=1] = placeholder[target=c7_input2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c0_self, %c0_input2), kwargs = {upper: True})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c1_self, %c1_input2, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c2_self, %c1_input2, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c3_self, %c0_input2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c4_self, %c4_input2, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c5_self, %c5_input2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c6_self, %c6_input2, True), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c7_self, %c7_input2, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
