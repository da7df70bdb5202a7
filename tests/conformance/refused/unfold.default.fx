# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%x0, 7, 1, 1), kwargs = {})
    return [y]

# refused: maximum size for tensor at dimension 0 is 1 but size is 7
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%x0, 0, 7, 1), kwargs = {})
    return [y]

# refused: size is -7 but must be >= 0
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%x0, 0, -7, 1), kwargs = {})
    return [y]

# refused: step is -7 but must be > 0
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unfold.default](args = (%x0, 0, 1, -7), kwargs = {})
    return [y]
