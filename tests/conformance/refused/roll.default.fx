# refused: `shifts` required
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.roll.default](args = (%x0, []), kwargs = {})
    return [y]

# refused: shifts and dimensions must align. shifts: 2, dims:1
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.roll.default](args = (%x0, [2, 1], [0]), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 2)
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.roll.default](args = (%x0, [0], [2]), kwargs = {})
    return [y]

# refused: Dimension specified as 0 but tensor has no dimensions
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.roll.default](args = (%x0, [0], [0]), kwargs = {})
    return [y]
