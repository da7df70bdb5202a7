# gradients: embedding.default
# case c0: by c0_weight, not smooth, no transpose
# case c1: by c0_weight, not smooth, no transpose
# case c2: by c0_weight, not smooth, no transpose
# case c3: by c0_weight, not smooth, no transpose
# case c4: by c0_weight, not smooth, no transpose
# case c5: by c0_weight, not smooth, no transpose
graph():
    %c0_weight : [num_users=6] = placeholder[target=c0_weight]
    %c0_indices : [num_users=4] = placeholder[target=c0_indices]
    %c1_indices : [num_users=2] = placeholder[target=c1_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {padding_idx: 0})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c1_indices, 2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {padding_idx: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {padding_idx: -1})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {padding_idx: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c1_indices, 3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
