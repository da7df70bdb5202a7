# refused: Number of dimensions of repeat dims can not be smaller than number of dimensions of tensor
# input x0: f32[1, 5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%x0, [5]), kwargs = {})
    return [y]

# refused: Trying to create tensor with negative dimension -45: [-45]
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.repeat.default](args = (%x0, [-9]), kwargs = {})
    return [y]
