# gradients: _prelu_kernel.default
# case c0: by c0_self c0_weight, not smooth
# case c1: by c1_self c1_weight, not smooth
# case c2: by c2_self c2_weight, not smooth
# case c3: by c3_self c3_weight, not smooth
# case c4: by c4_self c4_weight, not smooth
# case c5: by c5_self c5_weight, not smooth
# case c6: by c6_self c6_weight, not smooth
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_weight : [num_users=1] = placeholder[target=c5_weight]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_weight : [num_users=1] = placeholder[target=c6_weight]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c0_self, %c0_weight), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c1_self, %c1_weight), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c2_self, %c2_weight), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c3_self, %c3_weight), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c4_self, %c4_weight), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c5_self, %c5_weight), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%c6_self, %c6_weight), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
