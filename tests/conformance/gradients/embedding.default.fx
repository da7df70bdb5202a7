# gradients: embedding.default
# case c0: by c0_weight
# case c1: by c0_weight, not smooth, no transpose
graph():
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c0_indices : [num_users=1] = placeholder[target=c0_indices]
    %c1_indices : [num_users=1] = placeholder[target=c1_indices]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c0_indices), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.embedding.default](args = (%c0_weight, %c1_indices, 1), kwargs = {})
    return (c0, c1)
