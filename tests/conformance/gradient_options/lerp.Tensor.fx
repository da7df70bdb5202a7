# gradients: lerp.Tensor
# case c0: by c0_self c0_end c0_weight, not smooth
# case c1: by c0_self c1_end c1_weight, not smooth
# case c2: by c2_self c2_end c2_weight, not smooth
# case c3: by c2_self c3_end c3_weight, not smooth
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_end : [num_users=1] = placeholder[target=c0_end]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_end : [num_users=1] = placeholder[target=c1_end]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_end : [num_users=1] = placeholder[target=c2_end]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_end : [num_users=1] = placeholder[target=c3_end]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c0_self, %c0_end, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c0_self, %c1_end, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c2_self, %c2_end, %c2_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.lerp.Tensor](args = (%c2_self, %c3_end, %c3_weight), kwargs = {})
    return (c0, c1, c2, c3)
