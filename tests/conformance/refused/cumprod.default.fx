# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[] -0.942
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.cumprod.default](args = (%x0, 7), kwargs = {})
    return [y]
