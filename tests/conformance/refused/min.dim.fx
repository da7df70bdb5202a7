# refused: Dimension out of range (expected to be in range of [-1, 0], but got 2)
# input x0: i64[3] 1 2 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.min.dim](args = (%x0, 2), kwargs = {})
    return [y]
