# In evaluation rrelu_with_noise does not write its noise; in training with equal bounds every slope is that bound.
# input x: f32[4] 1 -2 3 -4
# input noise: f32[4] 9 9 9 9
# expect out0: f32[4] 1 -0.5 3 -1
# expect out1: f32[4] 1 -0.5 3 -1
# expect out2: f32[4] 1 0.25 1 0.25
graph():
    %x : [num_users=2] = placeholder[target=x]
    %noise : [num_users=3] = placeholder[target=noise]
    %a : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%x, %noise, 0.125, 0.375), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise.default](args = (%x, %noise, 0.25, 0.25, True), kwargs = {})
    return (a, b, noise)
