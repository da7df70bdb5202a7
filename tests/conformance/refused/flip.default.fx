# refused: Dimension out of range (expected to be in range of [-3, 2], but got 9)
# input x0: f32[5, 0, 10]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.flip.default](args = (%x0, [9]), kwargs = {})
    return [y]

# refused: dim 1 appears multiple times in the list of dims
# input x0: f32[5, 0, 10]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.flip.default](args = (%x0, [1, 1]), kwargs = {})
    return [y]
