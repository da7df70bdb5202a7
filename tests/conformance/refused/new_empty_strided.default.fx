# refused: Trying to create tensor with negative dimension -9: [-9, 0]
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_empty_strided.default](args = (%x0, [-9, 0], [3, 4]), kwargs = {pin_memory: False})
    return [y]

# refused: dimensionality of sizes (3) must match dimensionality of strides (2)
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_empty_strided.default](args = (%x0, [2, 0, 0], [3, 4]), kwargs = {pin_memory: False})
    return [y]

# refused: Storage size calculation overflowed with sizes=[3, 2, 2] and strides=[-9, 2, 3]
# input x0: f32[0, 5, 0]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.new_empty_strided.default](args = (%x0, [3, 2, 2], [-9, 2, 3]), kwargs = {pin_memory: False})
    return [y]
