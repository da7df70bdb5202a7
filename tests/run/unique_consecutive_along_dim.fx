# Along a dim, the inverse and the counts are returned whether or not they are asked for.
# interpreter: depends on tensor values
# input m: f32[2, 3] 1 2 2 1 3 3
# input t: f32[3] 1 1 0.5
# expect out0: f32[2, 2] 1 2 1 3
# expect out1: i64[3] 0 1 1
# expect out2: i64[2] 1 2
# expect out3: f32[2] 1 0.5
# expect out4: i64[3] 0 0 1
# expect out5: i64[2] 2 1
graph():
    %m : [num_users=1] = placeholder[target=m]
    %t : [num_users=1] = placeholder[target=t]
    %u : [num_users=3] = call_function[target=torch.ops.aten.unique_consecutive.default](args = (%m, False, False, -1), kwargs = {})
    %u0 : [num_users=1] = call_function[target=operator.getitem](args = (%u, 0), kwargs = {})
    %u1 : [num_users=1] = call_function[target=operator.getitem](args = (%u, 1), kwargs = {})
    %u2 : [num_users=1] = call_function[target=operator.getitem](args = (%u, 2), kwargs = {})
    %v : [num_users=3] = call_function[target=torch.ops.aten.unique_consecutive.default](args = (%t, False, False, -1), kwargs = {})
    %v0 : [num_users=1] = call_function[target=operator.getitem](args = (%v, 0), kwargs = {})
    %v1 : [num_users=1] = call_function[target=operator.getitem](args = (%v, 1), kwargs = {})
    %v2 : [num_users=1] = call_function[target=operator.getitem](args = (%v, 2), kwargs = {})
    return (u0, u1, u2, v0, v1, v2)
