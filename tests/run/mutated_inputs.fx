# Placeholders and attributes that the graph writes, and returns under several names.
# interpreter: cannot be functionalised
# input p: f32[2, 2] 0 1 2 3
# input step: i64[] 3
# input unused: f32[] 1
# input buf: f32[2] 1 1
# expect out0: f32[2, 2] 0.25 0.25 1.5 2.5
# expect out1: i64[] 4
# expect out2: f32[2, 2] 0 1 2 3
# expect out3: f32[2, 2] 0.25 0.25 1.5 2.5
# expect out4: f32[2] 0.25 0.25
# expect out5: f32[2] -0.5 0.5
# expect out6: f32[] 0.5
graph():
    %p : [num_users=4] = placeholder[target=p]
    %step : [num_users=2] = placeholder[target=step]
    %unused : [num_users=2] = placeholder[target=unused]
    %buf : [num_users=3] = get_attr[target=buf]
    %mul_tensor : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%p, 1), kwargs = {})
    %add__tensor : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%step, 1), kwargs = {})
    %sub__tensor : [num_users=0] = call_function[target=torch.ops.aten.sub_.Tensor](args = (%p, 0.5), kwargs = {})
    %select_int : [num_users=3] = call_function[target=torch.ops.aten.select.int](args = (%p, 0, 0), kwargs = {})
    %mul__tensor : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%buf, %select_int), kwargs = {})
    %mul__tensor_1 : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%select_int, %buf), kwargs = {})
    %select_int_1 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%buf, 0, 1), kwargs = {})
    %copy__default : [num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%unused, %select_int_1), kwargs = {})
    %buf_1 : [num_users=1] = get_attr[target=buf]
    return [p, step, mul_tensor, p, select_int, buf_1, unused]
