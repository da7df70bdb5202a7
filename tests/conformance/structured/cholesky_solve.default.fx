# conformance: cholesky_solve.default
# values: cholesky_solve.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_input2 : [num_users=1] = placeholder[target=c0_input2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_input2 : [num_users=2] = placeholder[target=c1_input2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_input2 : [num_users=1] = placeholder[target=c3_input2]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_input2 : [num_users=2] = placeholder[target=c4_input2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c0_self, %c0_input2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c1_self, %c1_input2, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c2_self, %c1_input2, True), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c3_self, %c3_input2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c4_self, %c4_input2, True), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.cholesky_solve.default](args = (%c5_self, %c4_input2, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
