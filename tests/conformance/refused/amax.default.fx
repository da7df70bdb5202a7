# refused: amax(): Expected reduction dim to be specified for input.numel() == 0. Specify the reduction dim with the 'dim' argument.
# input x0: f32[5, 0, 5]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 1 to have non-zero size.
# input x0: f32[5, 0, 5]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 9)
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [9], True), kwargs = {})
    return [y]

# refused: dim 0 appears multiple times in the list of dims
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0, 0], True), kwargs = {})
    return [y]
