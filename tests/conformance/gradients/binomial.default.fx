# gradients: binomial.default
# case c0: by c0_count c0_prob, PyTorch has no derivative, not smooth
# case c1: by c1_count c1_prob, PyTorch has no derivative, not smooth
# case c2: by c2_count c2_prob, PyTorch has no derivative, not smooth
# case c3: by c2_count c3_prob, PyTorch has no derivative, not smooth
graph():
    %c0_count : [num_users=1] = placeholder[target=c0_count]
    %c0_prob : [num_users=1] = placeholder[target=c0_prob]
    %c1_count : [num_users=1] = placeholder[target=c1_count]
    %c1_prob : [num_users=1] = placeholder[target=c1_prob]
    %c2_count : [num_users=2] = placeholder[target=c2_count]
    %c2_prob : [num_users=1] = placeholder[target=c2_prob]
    %c3_prob : [num_users=1] = placeholder[target=c3_prob]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c0_count, %c0_prob), kwargs = {})
    %c1_count_view : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%c1_count, [2, 1, 0]), kwargs = {})
    %c1_prob_view : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%c1_prob, 1, 0, 8, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c1_count_view, %c1_prob_view), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c2_count, %c2_prob), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.binomial.default](args = (%c2_count, %c3_prob), kwargs = {})
    return (c0, c1, c2, c3)
