# conformance: _embedding_bag_forward_only.default
# values: _embedding_bag_forward_only.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_indices : [num_users=2] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=2] = placeholder[target=c0_offsets]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c0 : [num_users=4] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 2, False, None), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c0_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 3), kwargs = {})
    %c1 : [num_users=4] = call_function[target=torch.ops.aten._embedding_bag_forward_only.default](args = (%c1_weight, %c0_indices, %c0_offsets, False, 2, False, None), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c1_out3 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 3), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c0_out3, c1_out0, c1_out1, c1_out2, c1_out3)
