# Targets may be uint8; the index to ignore may be one that this dtype does not hold.
# input x: f32[2, 3] 0.5 -1 2 0.25 1 -3
# input t: u8[2] 2 1
# input w: f32[3] 1 0.5 2
# input g: f32[] 1
# expect out0: f32[] -2
# expect out1: f32[2, 3] 0 0 -1 0 0 0
# expect out2: f32[] -1.7999999523162842
# expect out3: f32[2, 3] 0 0 -0.800000011920929 0 -0.20000000298023224 0
graph():
    %x : [num_users=4] = placeholder[target=x]
    %t : [num_users=4] = placeholder[target=t]
    %w : [num_users=4] = placeholder[target=w]
    %g : [num_users=2] = placeholder[target=g]
    %one : [num_users=2] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x, %t, %w, 1, 1), kwargs = {})
    %loss_one : [num_users=1] = call_function[target=operator.getitem](args = (%one, 0), kwargs = {})
    %weight_one : [num_users=1] = call_function[target=operator.getitem](args = (%one, 1), kwargs = {})
    %grad_one : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%g, %x, %t, %w, 1, 1, %weight_one), kwargs = {})
    %none : [num_users=2] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x, %t, %w, 1, -5), kwargs = {})
    %loss_none : [num_users=1] = call_function[target=operator.getitem](args = (%none, 0), kwargs = {})
    %weight_none : [num_users=1] = call_function[target=operator.getitem](args = (%none, 1), kwargs = {})
    %grad_none : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_backward.default](args = (%g, %x, %t, %w, 1, -5, %weight_none), kwargs = {})
    return (loss_one, grad_one, loss_none, grad_none)
