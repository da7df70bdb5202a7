# gradients: prelu.default
# case c0: by c0_self c0_weight
# case c1: by c0_self c1_weight
# case c2: by c2_self c2_weight
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c0_self, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c0_self, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.prelu.default](args = (%c2_self, %c2_weight), kwargs = {})
    return (c0, c1, c2)
