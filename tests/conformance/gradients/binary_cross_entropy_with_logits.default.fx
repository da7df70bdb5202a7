# gradients: binary_cross_entropy_with_logits.default
# case c0: by c0_self c0_target
# case c1: by c1_self c1_target
# case c2: by c1_self c1_target
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c0_self, %c0_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target, %c2_weight, None, 2), kwargs = {})
    return (c0, c1, c2)
