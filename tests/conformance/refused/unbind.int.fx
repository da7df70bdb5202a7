# refused: Dimension specified as 0 but tensor has no dimensions
# input x0: i32[] -8
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unbind.int](args = (%x0,), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 2)
# input x0: i32[2] -8 6
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.unbind.int](args = (%x0, 2), kwargs = {})
    return [y]
