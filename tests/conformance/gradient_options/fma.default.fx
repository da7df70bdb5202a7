# gradients: fma.default
# case c0: by c0_a c0_b c0_c, not smooth
# case c1: by c1_a c1_b c1_c, not smooth
# case c2: by c2_a c2_b c2_c, not smooth
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c0_b : [num_users=1] = placeholder[target=c0_b]
    %c0_c : [num_users=1] = placeholder[target=c0_c]
    %c1_a : [num_users=1] = placeholder[target=c1_a]
    %c1_b : [num_users=1] = placeholder[target=c1_b]
    %c1_c : [num_users=1] = placeholder[target=c1_c]
    %c2_a : [num_users=1] = placeholder[target=c2_a]
    %c2_b : [num_users=1] = placeholder[target=c2_b]
    %c2_c : [num_users=1] = placeholder[target=c2_c]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c0_a, %c0_b, %c0_c), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c1_a, %c1_b, %c1_c), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c2_a, %c2_b, %c2_c), kwargs = {})
    return (c0, c1, c2)
