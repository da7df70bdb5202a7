# Points at a distance of 0 get no gradient, even if that of the distance is infinite (values from PyTorch).
# input g: f32[2, 1] 3 -inf
# input x: f32[2, 1] 2 1
# input y: f32[1, 1] 0
# input d: f32[2, 1] 2 0
# expect out0: f32[2, 1] 3 0
# expect out1: f32[2, 1] 3 0
graph():
    %g : [num_users=2] = placeholder[target=g]
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %d : [num_users=2] = placeholder[target=d]
    %c : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%g, %x, %y, 2.0, %d), kwargs = {})
    %c_1 : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%g, %x, %y, 1.5, %d), kwargs = {})
    return [c, c_1]
