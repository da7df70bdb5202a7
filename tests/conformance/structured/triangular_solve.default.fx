# conformance: triangular_solve.default
# values: triangular_solve.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_a : [num_users=2] = placeholder[target=c1_A]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_a : [num_users=1] = placeholder[target=c3_A]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_a : [num_users=2] = placeholder[target=c4_A]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c0_self, %c0_a), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c1_self, %c1_a, False, True), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c2_self, %c1_a, True, False, True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c3_self, %c3_a), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c4_self, %c4_a, False, True), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.triangular_solve.default](args = (%c5_self, %c4_a, True, False, True), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1)
