# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x0, 7, 0, 4), kwargs = {})
    return [y]
