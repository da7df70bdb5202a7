# conformance: _linalg_eigh.default
# values: _linalg_eigh.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c2_a : [num_users=1] = placeholder[target=c2_A]
    %c3_a : [num_users=1] = placeholder[target=c3_A]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c1_a, U), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c2_a,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._linalg_eigh.default](args = (%c3_a, U), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0)
