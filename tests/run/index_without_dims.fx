# A 0-dim index counts as one position.
# input x: f32[3] 1 2 3
# input i: i64[] 1
# input y: f32[] 10
# expect out0: f32[] 2
# expect out1: f32[3] 1 12 3
# expect out2: f32[3] 1 10 3
graph():
    %x : [num_users=3] = placeholder[target=x]
    %i : [num_users=3] = placeholder[target=i]
    %y : [num_users=2] = placeholder[target=y]
    %gather : [num_users=1] = call_function[target=torch.ops.aten.gather.default](args = (%x, 0, %i), kwargs = {})
    %scatter_add : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x, 0, %i, %y), kwargs = {})
    %scatter : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%x, 0, %i, %y), kwargs = {})
    return (gather, scatter_add, scatter)
