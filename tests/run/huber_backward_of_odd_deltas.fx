# PyTorch's backward accepts deltas that its forward refuses.
# input g: f32[5] 1 1 1 1 1
# input x: f32[5] -3 -0.5 0 0.5 3
# input t: f32[5] 0 0 0 0 0
# expect out0: f32[5] -3 -0.5 0 0.5 3
# expect out1: f32[5] 1 1 1 1 -1
# expect out2: f32[5] 0 0 0 0 0
graph():
    %g : [num_users=3] = placeholder[target=g]
    %x : [num_users=3] = placeholder[target=x]
    %t : [num_users=3] = placeholder[target=t]
    %of_nan : [num_users=1] = call_function[target=torch.ops.aten.huber_loss_backward.default](args = (%g, %x, %t, 0, nan), kwargs = {})
    %negative : [num_users=1] = call_function[target=torch.ops.aten.huber_loss_backward.default](args = (%g, %x, %t, 0, -1.0), kwargs = {})
    %zero : [num_users=1] = call_function[target=torch.ops.aten.huber_loss_backward.default](args = (%g, %x, %t, 0, 0.0), kwargs = {})
    return (of_nan, negative, zero)
