# refused: Dimension out of range (expected to be in range of [-3, 2], but got 7)
# input x0: f32[3, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.stack.default](args = ([%x0], 7), kwargs = {})
    return [y]
