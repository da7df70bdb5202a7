# conformance: binary_cross_entropy_with_logits.default
# values: binary_cross_entropy_with_logits.default.npz
# tolerance: bfloat16 rtol=0.1 atol=0.06
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_target : [num_users=1] = placeholder[target=c0_target]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c1_target : [num_users=2] = placeholder[target=c1_target]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_target : [num_users=1] = placeholder[target=c3_target]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_target : [num_users=2] = placeholder[target=c4_target]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_target : [num_users=1] = placeholder[target=c6_target]
    %c7_self : [num_users=2] = placeholder[target=c7_self]
    %c7_target : [num_users=2] = placeholder[target=c7_target]
    %c7_weight : [num_users=1] = placeholder[target=c7_weight]
    %c8_weight : [num_users=1] = placeholder[target=c8_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c0_self, %c0_target), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c1_self, %c1_target, %c2_weight, None, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c3_self, %c3_target), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c4_self, %c4_target, %c4_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c4_self, %c4_target, %c5_weight, None, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c6_self, %c6_target), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c7_self, %c7_target, %c7_weight), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy_with_logits.default](args = (%c7_self, %c7_target, %c8_weight, None, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
