# In evaluation nothing is drawn: dropout is the identity, and rrelu uses the mean of its slopes.
# input x: f32[2, 3] -3 -1 0 1 2 4
# expect out0: f32[2, 3] -3 -1 0 1 2 4
# expect out1: f32[2, 3] -3 -1 0 1 2 4
# expect out2: f32[2, 3] -3 -1 0 1 2 4
# expect out3: f32[2, 3] -0.75 -0.25 0 1 2 4
# tolerance: float32 rtol=1e-6
graph():
    %x : [num_users=4] = placeholder[target=x]
    %a : [num_users=1] = call_function[target=torch.ops.aten.feature_dropout.default](args = (%x, 0.5, False), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.alpha_dropout.default](args = (%x, 0.5, False), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.feature_alpha_dropout.default](args = (%x, 0.0, True), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.rrelu.default](args = (%x, 0.2, 0.3), kwargs = {})
    return (a, b, c, d)
