# refused: setStorage: sizes [1, 4, 7], strides [10, 1, 1], storage offset 0, and itemsize 4 requiring a storage size of 40 are out of bounds for storage of size 36
# input x0: f32[9] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x0, [1, 4, 7], [10, 1, 1]), kwargs = {})
    return [y]

# refused: Storage size calculation overflowed with sizes=[-9, 4, 7] and strides=[10, 1, 1]
# input x0: f32[1, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x0, [-9, 4, 7], [10, 1, 1]), kwargs = {})
    return [y]

# refused: mismatch in length of strides and shape
# input x0: f32[1, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x0, [1, 4, 7, 7], [10, 1, 1]), kwargs = {})
    return [y]

# refused: as_strided: Negative strides are not supported at the moment, got strides: [-9, 1, 1]
# input x0: f32[1, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x0, [1, 4, 7], [-9, 1, 1]), kwargs = {})
    return [y]

# refused: Tensor: invalid storage offset -7
# input x0: f32[1] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%x0, [1], [1], -7), kwargs = {})
    return [y]
