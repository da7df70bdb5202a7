# In-place forms of views: they change the sizes of the tensor itself, under each of its names, but not of an earlier
# view.
# input x: f32[2, 3] 1 2 3 4 5 6
# expect out0: f32[3, 2] 2 5 3 6 4 7
# expect out1: f32[3, 2] 2 5 3 6 4 7
# expect out2: f32[6] 2 3 4 5 6 7
# expect out3: f32[3, 1, 2] 2 5 3 6 4 7
# expect out4: f32[3, 2] 4 10 6 12 8 14
graph():
    %x : [num_users=1] = placeholder[target=x]
    %a : [num_users=5] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %flat : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%a, [6]), kwargs = {})
    %same : [num_users=2] = call_function[target=torch.ops.aten.add_.Tensor](args = (%a, 1), kwargs = {})
    %turned : [num_users=1] = call_function[target=torch.ops.aten.t_.default](args = (%same,), kwargs = {})
    %kept : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%a,), kwargs = {})
    %b : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%same,), kwargs = {})
    %c : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze_.default](args = (%b, 0), kwargs = {})
    %d : [num_users=1] = call_function[target=torch.ops.aten.transpose_.default](args = (%c, 0, 1), kwargs = {})
    %double : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%turned, %a), kwargs = {})
    %e : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze_.default](args = (%double, -1), kwargs = {})
    %f : [num_users=1] = call_function[target=torch.ops.aten.squeeze_.dim](args = (%e, 2), kwargs = {})
    %g : [num_users=1] = call_function[target=torch.ops.aten.detach_.default](args = (%f,), kwargs = {})
    return (kept, a, flat, d, g)
