# conformance: _cdist_forward.default
# values: _cdist_forward.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_x1 : [num_users=2] = placeholder[target=c0_x1]
    %c0_x2 : [num_users=2] = placeholder[target=c0_x2]
    %c1_x1 : [num_users=1] = placeholder[target=c1_x1]
    %c1_x2 : [num_users=2] = placeholder[target=c1_x2]
    %c2_x1 : [num_users=1] = placeholder[target=c2_x1]
    %c3_x1 : [num_users=1] = placeholder[target=c3_x1]
    %c3_x2 : [num_users=1] = placeholder[target=c3_x2]
    %c5_x1 : [num_users=2] = placeholder[target=c5_x1]
    %c5_x2 : [num_users=2] = placeholder[target=c5_x2]
    %c6_x1 : [num_users=1] = placeholder[target=c6_x1]
    %c6_x2 : [num_users=2] = placeholder[target=c6_x2]
    %c7_x1 : [num_users=1] = placeholder[target=c7_x1]
    %c8_x1 : [num_users=1] = placeholder[target=c8_x1]
    %c8_x2 : [num_users=1] = placeholder[target=c8_x2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 1.0, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c1_x1, %c1_x2, 1.0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c2_x1, %c1_x2, 2.0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c3_x1, %c3_x2, 3.0, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c0_x1, %c0_x2, 1.5, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c5_x1, %c5_x2, 1.0, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c6_x1, %c6_x2, 1.0, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c7_x1, %c6_x2, 2.0, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c8_x1, %c8_x2, 3.0, 1), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten._cdist_forward.default](args = (%c5_x1, %c5_x2, 1.5, 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
