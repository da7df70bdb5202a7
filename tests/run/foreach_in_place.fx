# Ops that write lists of tensors: every tensor, including an input, has the written value afterwards.
# input x: f32[3] 1 -2 3
# input y: f32[1, 2] 0.5 2
# input z: f32[3] 2 2 -1
# input w: f32[1, 2] 4 -1
# expect out0: f32[3] 5.25 4.5 2.25
# expect out1: f32[1, 2] 8.0625 -2.5
# expect out2: f32[3] 0 0 0
# expect out3: f32[1, 2] 0 0
# expect out4: f32[3] 5.25 4.5 2.25
# expect out5: f32[1, 2] 8.0625 -2.5
graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=2] = placeholder[target=y]
    %z : [num_users=1] = placeholder[target=z]
    %w : [num_users=1] = placeholder[target=w]
    %x1 : [num_users=8] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %y1 : [num_users=8] = call_function[target=torch.ops.aten.clone.default](args = (%y,), kwargs = {})
    %c0 : [num_users=0] = call_function[target=torch.ops.aten._foreach_mul_.ScalarList](args = ([%x1, %y1], [0.5, -1]), kwargs = {})
    %c1 : [num_users=0] = call_function[target=torch.ops.aten._foreach_add_.List](args = ([%x1, %y1], [%z, %w]), kwargs = {alpha: 2})
    %c2 : [num_users=0] = call_function[target=torch.ops.aten._foreach_add_.Scalar](args = ([%x1, %y1], 0.5), kwargs = {})
    %c3 : [num_users=0] = call_function[target=torch.ops.aten._foreach_addcmul_.Scalar](args = ([%x1, %y1], [%x, %y], [%x, %y], 0.25), kwargs = {})
    %x2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%x1,), kwargs = {})
    %y2 : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%y1,), kwargs = {})
    %c4 : [num_users=0] = call_function[target=torch.ops.aten._foreach_zero_.default](args = ([%x2, %y2],), kwargs = {})
    %x3 : [num_users=2] = call_function[target=torch.ops.aten.empty_like.default](args = (%x1,), kwargs = {})
    %y3 : [num_users=2] = call_function[target=torch.ops.aten.empty_like.default](args = (%y1,), kwargs = {})
    %c5 : [num_users=0] = call_function[target=torch.ops.aten._foreach_copy_.default](args = ([%x3, %y3], [%x1, %y1]), kwargs = {})
    return (x1, y1, x2, y2, x3, y3)
