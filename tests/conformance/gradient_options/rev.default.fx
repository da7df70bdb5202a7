# gradients: rev.default
# case c0: by c0_a, PyTorch has no derivative
# case c1: by c0_a, PyTorch has no derivative
# case c2: by c0_a, PyTorch has no derivative
# case c3: by c3_a, PyTorch has no derivative
# case c4: by c4_a, PyTorch has no derivative
# case c5: by c5_a, PyTorch has no derivative
# case c6: by c6_a, PyTorch has no derivative
graph():
    %c0_a : [num_users=3] = placeholder[target=c0_a]
    %c3_a : [num_users=1] = placeholder[target=c3_a]
    %c4_a : [num_users=1] = placeholder[target=c4_a]
    %c5_a : [num_users=1] = placeholder[target=c5_a]
    %c6_a : [num_users=1] = placeholder[target=c6_a]
    %c0 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, [0]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, [1]), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c0_a, []), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c3_a, [1]), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c4_a, [1]), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c5_a, [1]), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.prims.rev.default](args = (%c6_a, [1]), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
