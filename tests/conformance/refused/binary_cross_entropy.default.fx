# refused: all elements of target should be between 0 and 1
# input x0: f32[2] 0.5 1
# input x1: f32[2] 1.5 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: all elements of target should be between 0 and 1
# input x0: f32[2] 0.5 1
# input x1: f32[2] 0 nan
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: all elements of input should be between 0 and 1
# input x0: f32[2] 0.5 nan
# input x1: f32[2] 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.binary_cross_entropy.default](args = (%x0, %x1), kwargs = {})
    return [y]
