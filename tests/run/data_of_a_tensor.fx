# w.data = y * 2, as Dynamo traces it: w gets new elements, and keeps its gradient.
# input y: f32[3] 1 -2 3
# input x: f32[3] 5 6 7
# expect out0: f32[3] 4 16 36
# input tangent0: f32[3] 1 0.5 2
# expect grad_x: f32[3] 12 -12 72
graph():
    %y : [num_users=1] = placeholder[target=y]
    %x : [num_users=1] = placeholder[target=x]
    %w : [num_users=2] = call_function[target=operator.mul](args = (%x, 3), kwargs = {})
    %mul : [num_users=1] = call_function[target=operator.mul](args = (%y, 2), kwargs = {})
    %_set_grad_enabled : [num_users=0] = call_function[target=torch._C._set_grad_enabled](args = (False,), kwargs = {})
    %shallow_copy_data_ : [num_users=0] = call_function[target=torch.ops.aten.shallow_copy_data_.default](args = (%w, %mul), kwargs = {})
    %_set_grad_enabled_1 : [num_users=0] = call_function[target=torch._C._set_grad_enabled](args = (True,), kwargs = {})
    %mul_1 : [num_users=1] = call_function[target=operator.mul](args = (%w, %w), kwargs = {})
    return (mul_1,)
