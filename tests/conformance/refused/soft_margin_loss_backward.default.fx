# refused: output with shape [5] doesn't match the broadcast shape [1, 5]
# input x0: f32[1, 5] -0.942 -0.196 -0.48 -0.267 -0.883
# input x1: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x2: f32[5] 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.soft_margin_loss_backward.default](args = (%x0, %x1, %x2, 0), kwargs = {})
    return [y]
