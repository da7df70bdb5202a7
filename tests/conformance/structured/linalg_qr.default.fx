# conformance: linalg_qr.default
# values: linalg_qr.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_A]
    %c1_a : [num_users=1] = placeholder[target=c1_A]
    %c2_a : [num_users=1] = placeholder[target=c2_A]
    %c3_a : [num_users=1] = placeholder[target=c3_A]
    %c4_a : [num_users=1] = placeholder[target=c4_A]
    %c5_a : [num_users=1] = placeholder[target=c5_A]
    %c6_a : [num_users=1] = placeholder[target=c6_A]
    %c7_a : [num_users=1] = placeholder[target=c7_A]
    %c8_a : [num_users=1] = placeholder[target=c8_A]
    %c9_a : [num_users=1] = placeholder[target=c9_A]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c0_a,), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c1_a,), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c2_a,), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c3_a,), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c4_a, complete), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c5 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c5_a,), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c6 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c6_a,), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c7 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c7_a,), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c8 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c8_a,), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c9 : [num_users=2] = call_function[target=torch.ops.aten.linalg_qr.default](args = (%c9_a, complete), kwargs = {})
    %c9_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 0), kwargs = {})
    %c9_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c9, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1, c5_out0, c5_out1, c6_out0, c6_out1, c7_out0, c7_out1, c8_out0, c8_out1, c9_out0, c9_out1)
