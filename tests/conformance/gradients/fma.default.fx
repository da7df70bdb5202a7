# gradients: fma.default
# case c0: by c0_a c0_b c0_c
graph():
    %c0_a : [num_users=1] = placeholder[target=c0_a]
    %c0_b : [num_users=1] = placeholder[target=c0_b]
    %c0_c : [num_users=1] = placeholder[target=c0_c]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.fma.default](args = (%c0_a, %c0_b, %c0_c), kwargs = {})
    return (c0,)
