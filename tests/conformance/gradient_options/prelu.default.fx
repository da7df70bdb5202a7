# gradients: prelu.default
# case c0: by c0_self c0_weight, not smooth
# case c1: by c0_self c1_weight, not smooth
# case c2: by c2_self c1_weight, not smooth
# case c3: by c3_self c3_weight, not smooth
# case c4: by c4_self c1_weight, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_weight : [num_users=3] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c0_self, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c0_self, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c2_self, %c1_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c3_self, %c3_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c4_self, %c1_weight), kwargs = {})
    return (c0, c1, c2, c3, c4)
