# conformance: _embedding_bag.default
# values: _embedding_bag.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c0_indices : [num_users=3] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=6] = placeholder[target=c0_offsets]
    %c0_per_sample_weights : [num_users=1] = placeholder[target=c0_per_sample_weights]
    %c1_weight : [num_users=2] = placeholder[target=c1_weight]
    %c1_indices : [num_users=3] = placeholder[target=c1_indices]
    %c2_indices : [num_users=3] = placeholder[target=c2_indices]
    %c2_offsets : [num_users=3] = placeholder[target=c2_offsets]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c3_per_sample_weights : [num_users=1] = placeholder[target=c3_per_sample_weights]
    %c4_weight : [num_users=2] = placeholder[target=c4_weight]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c6_per_sample_weights : [num_users=1] = placeholder[target=c6_per_sample_weights]
    %c7_weight : [num_users=2] = placeholder[target=c7_weight]
    %c0 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 0, False, %c0_per_sample_weights), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c0_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 2), kwargs = {})
    %c1 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c1_weight, %c1_indices, %c0_offsets, False, 0, False, None, False, 4), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c1_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 2), kwargs = {})
    %c2 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c1_weight, %c2_indices, %c2_offsets, False, 1, False, None, True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c2_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 2), kwargs = {})
    %c3 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c3_weight, %c0_indices, %c0_offsets, False, 0, False, %c3_per_sample_weights), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c3_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 2), kwargs = {})
    %c4 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c4_weight, %c1_indices, %c0_offsets, False, 0, False, None, False, 4), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    %c4_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 2), kwargs = {})
    %c5 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c4_weight, %c2_indices, %c2_offsets, False, 1, False, None, True), kwargs = {})
    %c5_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 0), kwargs = {})
    %c5_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 1), kwargs = {})
    %c5_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c5, 2), kwargs = {})
    %c6 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c6_weight, %c0_indices, %c0_offsets, False, 0, False, %c6_per_sample_weights), kwargs = {})
    %c6_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 0), kwargs = {})
    %c6_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 1), kwargs = {})
    %c6_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c6, 2), kwargs = {})
    %c7 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c7_weight, %c1_indices, %c0_offsets, False, 0, False, None, False, 4), kwargs = {})
    %c7_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 0), kwargs = {})
    %c7_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 1), kwargs = {})
    %c7_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c7, 2), kwargs = {})
    %c8 : [num_users=3] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c7_weight, %c2_indices, %c2_offsets, False, 1, False, None, True), kwargs = {})
    %c8_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 0), kwargs = {})
    %c8_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 1), kwargs = {})
    %c8_out2 : [num_users=1] = call_function[target=operator.getitem](args = (%c8, 2), kwargs = {})
    return (c0_out0, c0_out1, c0_out2, c1_out0, c1_out1, c1_out2, c2_out0, c2_out1, c2_out2, c3_out0, c3_out1, c3_out2, c4_out0, c4_out1, c4_out2, c5_out0, c5_out1, c5_out2, c6_out0, c6_out1, c6_out2, c7_out0, c7_out1, c7_out2, c8_out0, c8_out1, c8_out2)
