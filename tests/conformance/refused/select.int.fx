# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%x0, 7, -1), kwargs = {})
    return [y]

# refused: select(): index 7 out of range for tensor of size [6] at dimension 0
# input x0: f32[6] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%x0, -1, 7), kwargs = {})
    return [y]
