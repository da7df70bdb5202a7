# gradients: binary_cross_entropy_with_logits.default
# case c0: by c0_self c0_target, not smooth
# case c1: by c1_self c1_target, not smooth
# case c2: by c1_self c1_target, not smooth
# case c3: by c1_self c1_target, not smooth
# case c4: by c0_self c0_target, not smooth
# case c5: by c1_self c1_target, not smooth
# case c6: by c1_self c1_target, not smooth
# case c7: by c1_self c1_target, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_target : [num_users=2] = placeholder[target=c0_target]
    %c0_weight : [num_users=2] = placeholder[target=c0_weight]
    %c1_self : [num_users=6] = placeholder[target=c1_self]
    %c1_target : [num_users=6] = placeholder[target=c1_target]
    %c1_weight : [num_users=2] = placeholder[target=c1_weight]
    %c2_weight : [num_users=2] = placeholder[target=c2_weight]
    %c3_weight : [num_users=2] = placeholder[target=c3_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c0_self, %c0_target), kwargs = {weight: %c0_weight})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {weight: %c1_weight})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {weight: %c2_weight})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {weight: %c3_weight})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c0_self, %c0_target), kwargs = {pos_weight: %c0_weight})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {pos_weight: %c1_weight})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {pos_weight: %c2_weight})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target), kwargs = {pos_weight: %c3_weight})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
