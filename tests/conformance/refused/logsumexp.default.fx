# refused: Dimension out of range (expected to be in range of [-1, 0], but got 9)
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.logsumexp.default](args = (%x0, [9], True), kwargs = {})
    return [y]

# refused: dim 0 appears multiple times in the list of dims
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.logsumexp.default](args = (%x0, [0, 0], True), kwargs = {})
    return [y]
