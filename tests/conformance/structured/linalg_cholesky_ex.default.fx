# conformance: linalg_cholesky_ex.default
# values: linalg_cholesky_ex.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int32 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c0_self,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c1_self,), kwargs = {upper: True})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c0_self, -2, -1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c2_0v,), kwargs = {upper: True})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c3_self,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c4_self,), kwargs = {upper: True})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5_0v : [num_users=1] = call_function[target=torch.ops.aten.transpose.int](args = (%c3_self, -2, -1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.linalg_cholesky_ex.default](args = (%c5_0v,), kwargs = {upper: True})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1)
