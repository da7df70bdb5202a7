# gradients: binomial.default
# case c0: by c0_count c0_prob, PyTorch has no derivative, not smooth
# case c1: by c1_count c1_prob, PyTorch has no derivative, not smooth
# case c2: by c2_count c2_prob, PyTorch has no derivative, not smooth
# case c3: by c3_count c3_prob, PyTorch has no derivative, not smooth
# case c4: by c4_count c4_prob, PyTorch has no derivative, not smooth
graph():
    %c0_count : [num_users=1] = placeholder[target=c0_count]
    %c0_prob : [num_users=1] = placeholder[target=c0_prob]
    %c1_count : [num_users=1] = placeholder[target=c1_count]
    %c1_prob : [num_users=1] = placeholder[target=c1_prob]
    %c2_count : [num_users=1] = placeholder[target=c2_count]
    %c2_prob : [num_users=1] = placeholder[target=c2_prob]
    %c3_count : [num_users=1] = placeholder[target=c3_count]
    %c3_prob : [num_users=1] = placeholder[target=c3_prob]
    %c4_count : [num_users=1] = placeholder[target=c4_count]
    %c4_prob : [num_users=1] = placeholder[target=c4_prob]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c0_count, %c0_prob), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c1_count, %c1_prob), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c2_count, %c2_prob), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c3_count, %c3_prob), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c4_count, %c4_prob), kwargs = {})
    return (c0, c1, c2, c3, c4)
