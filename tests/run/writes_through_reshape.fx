# Writes through reshape and contiguous, each of which is a view of x or a copy; the strides of the operand decide.
# input x: f32[2, 3] -1 2 -3 4 -5 6
# expect out0: f32[2, 3] 0 4 0 8 0 12
# expect out1: f32[6] 1 9 5 1 1 13
# expect out2: f32[2, 3] 0 4 0 8 0 12
# expect out3: f32[3, 2] 0 1 1 0 0 1
graph():
    %x : [num_users=4] = placeholder[target=x]
    %flat : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%x, [-1]), kwargs = {})
    %relu_ : [num_users=0] = call_function[target=torch.ops.aten.relu_.default](args = (%flat,), kwargs = {})
    %same : [num_users=2] = call_function[target=torch.ops.aten.contiguous.default](args = (%x,), kwargs = {})
    %mul_ : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%same, 2), kwargs = {})
    %t : [num_users=2] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %copy : [num_users=2] = call_function[target=torch.ops.aten.reshape.default](args = (%t, [6]), kwargs = {})
    %add_ : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%copy, 1), kwargs = {})
    %dense : [num_users=2] = call_function[target=torch.ops.aten.contiguous.default](args = (%t,), kwargs = {})
    %zero : [num_users=0] = call_function[target=torch.ops.aten.sign_.default](args = (%dense,), kwargs = {})
    return (x, copy, same, dense)
