# refused: The expanded size of the tensor (5) must match the existing size (4) at non-singleton dimension 2. Target sizes: [5, 5, 5]. Tensor sizes: [4]
# input x0: f32[4] -8.48 -1.77 -4.32 -2.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x0, [5, 5, 5]), kwargs = {})
    return [y]

# refused: expand(torch.FloatTensor{[1, 5, 1, 1]}, size=[5, 5, 5]): the number of sizes provided (3) must be greater or equal to the number of dimensions in the tensor (4)
# input x0: f32[1, 5, 1, 1] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x0, [5, 5, 5]), kwargs = {})
    return [y]

# refused: numel: integer multiplication overflow
# input x0: f32[5, 1] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x0, [-9, 5, 5]), kwargs = {})
    return [y]

# refused: The expanded size of the tensor (-1) isn't allowed in a leading, non-existing dimension 0
# input x0: f32[5, 1] -8.48 -1.77 -4.32 -2.4 -7.95
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.expand.default](args = (%x0, [-1, 5, 5]), kwargs = {})
    return [y]
