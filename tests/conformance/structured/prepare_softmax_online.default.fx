# conformance: prepare_softmax_online.default
# values: prepare_softmax_online.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_a : [num_users=2] = placeholder[target=c0_a]
    %c2_a : [num_users=1] = placeholder[target=c2_a]
    %c3_a : [num_users=1] = placeholder[target=c3_a]
    %c0 : [num_users=2] = call_function[target=torch.ops.prims.prepare_softmax_online.default](args = (%c0_a, 1), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.prims.prepare_softmax_online.default](args = (%c0_a, 0), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.prims.prepare_softmax_online.default](args = (%c2_a, -1), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.prims.prepare_softmax_online.default](args = (%c3_a, 1), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1)
