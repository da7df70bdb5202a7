# refused: Trying to create tensor with negative dimension -9: [-9, 0]
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_empty.default](args = (%x0, [-9, 0]), kwargs = {pin_memory: False})
    return [y]
