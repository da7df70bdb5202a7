# A placeholder that FX prints without a type and that calls use as a size is an integer.
# input s77: i64[] 2
# input k: i64[] 3
# input x: f32[2, 3] 0 1 2 3 4 5
# expect out0: f32[3, 2] 0 1 2 3 4 5
# expect out1: f32[6] 0 1 2 3 4 5
graph():
    %s77 : [num_users=2] = placeholder[target=s77]
    %k : torch.SymInt [num_users=2] = placeholder[target=k]
    %x : [num_users=2] = placeholder[target=x]
    %view : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [%k, %s77]), kwargs = {})
    %mul : [num_users=1] = call_function[target=operator.mul](args = (%s77, %k), kwargs = {})
    %view_1 : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x, [%mul]), kwargs = {})
    return (view, view_1)
