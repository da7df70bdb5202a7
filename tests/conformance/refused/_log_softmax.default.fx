# refused: Dimension out of range (expected to be in range of [-1, 0], but got 1)
# input x0: f32[5] -3.03 5.11 1.14 4.95 5.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten._log_softmax.default](args = (%x0, 1, False), kwargs = {})
    return [y]
