# refused: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# input x0: f32[8] 22.5 6.45 38.8 6.45 1.85 11.1 38.8 11.1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%x0,), kwargs = {})
    return [y]
