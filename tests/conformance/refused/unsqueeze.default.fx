# refused: Dimension out of range (expected to be in range of [-2, 1], but got 7)
# input x0: f32[1] -5.12
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%x0, 7), kwargs = {})
    return [y]
