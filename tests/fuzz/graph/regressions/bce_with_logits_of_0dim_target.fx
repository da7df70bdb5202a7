# seed 56000345, c5 of binary_cross_entropy_with_logits.default, exact
# input c4_self: bf16[2, 2] -4.8125 -7.59375 -0.60546875 -1.5390625
# input c4_target: bf16[] 0.0224609375
graph():
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_target : [num_users=1] = placeholder[target=c4_target]
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c4_self, %c4_target, None, None, 0), kwargs = {})
    return [c5]
