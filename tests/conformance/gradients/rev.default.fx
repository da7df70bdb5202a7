# gradients: rev.default
# case c0: by c0_a, PyTorch has no derivative
# case c1: by c0_a, PyTorch has no derivative
graph():
    %c0_a : [num_users=2] = placeholder[target=c0_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, [1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, [0, 1]), kwargs = {})
    return (c0, c1)
