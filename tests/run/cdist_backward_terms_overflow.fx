# Terms overflow float32 and have different signs (value from PyTorch).
# input g: f32[1, 2] 3 3
# input x: f32[1, 1] 0
# input y: f32[2, 1] -1.75 2
# input d: f32[1, 2] 1e-40 1e-40
# expect out0: f32[1, 1] nan
graph():
    %g : [num_users=1] = placeholder[target=g]
    %x : [num_users=1] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %d : [num_users=1] = placeholder[target=d]
    %c : [num_users=1] = call_function[target=torch.ops.aten._cdist_backward.default](args = (%g, %x, %y, 2.0, %d), kwargs = {})
    return [c]
