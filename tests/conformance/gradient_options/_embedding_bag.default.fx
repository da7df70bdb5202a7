# gradients: _embedding_bag.default
# case c0: by c0_weight, no second gradient, not smooth
# case c1: by c0_weight, no second gradient, not smooth
# case c2: by c2_weight, no second gradient, not smooth
# case c3: by c0_weight, no second gradient, not smooth
# case c4: by c4_weight, no second gradient, not smooth
graph():
    %c0_weight : [num_users=3] = placeholder[target=c0_weight]
    %c0_indices : [num_users=3] = placeholder[target=c0_indices]
    %c0_offsets : [num_users=3] = placeholder[target=c0_offsets]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_indices : [num_users=1] = placeholder[target=c2_indices]
    %c2_offsets : [num_users=1] = placeholder[target=c2_offsets]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c4_indices : [num_users=1] = placeholder[target=c4_indices]
    %c4_offsets : [num_users=1] = placeholder[target=c4_offsets]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 2), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 1), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c2_weight, %c2_indices, %c2_offsets, False, 2, False, None, True), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c0_weight, %c0_indices, %c0_offsets, False, 0), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._embedding_bag.default](args = (%c4_weight, %c4_indices, %c4_offsets, False, 0, False, None, False, 4), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    return (c0_out0, c1_out0, c2_out0, c3_out0, c4_out0)
