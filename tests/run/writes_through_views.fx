# In-place ops through views of views; values read before a write do not change.
# input x: f32[3, 4] 0 1 2 3 4 5 6 7 8 9 10 11
# input y: f32[3] 10 20 30
# expect out0: f32[3, 4] 0 1 0 1 0.25 0.25 0.25 0.25 0 0 0 0
# expect out1: f32[] 40
# expect out2: f32[3] 0 0.25 0
# expect out3: f32[2, 2] 0.25 0.25 0 0
# expect out4: f32[3, 4] 0 1 2 3 4 5 6 7 8 9 10 11
graph():
    %x : [num_users=3] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %clone_default : [num_users=9] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %select_int : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%clone_default, 0, 1), kwargs = {})
    %add__tensor : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%select_int, 5), kwargs = {})
    %t_default : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%clone_default,), kwargs = {})
    %slice_tensor : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%t_default, 0, 0, 4, 2), kwargs = {})
    %mul__tensor : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%slice_tensor, -1), kwargs = {})
    %select_int_1 : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%clone_default, 1, 3), kwargs = {})
    %copy__default : [num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%select_int_1, %y), kwargs = {})
    %sum_default : [num_users=1] = call_function[target=torch.ops.aten.sum.default](args = (%clone_default,), kwargs = {})
    %unbind_int : [num_users=1] = call_function[target=torch.ops.aten.unbind.int](args = (%clone_default, 0), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%unbind_int, 2), kwargs = {})
    %zero__default : [num_users=0] = call_function[target=torch.ops.aten.zero_.default](args = (%getitem,), kwargs = {})
    %diagonal_default : [num_users=2] = call_function[target=torch.ops.aten.diagonal.default](args = (%clone_default,), kwargs = {})
    %diagonal_default_1 : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%x,), kwargs = {})
    %add__tensor_1 : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%diagonal_default, %diagonal_default_1), kwargs = {alpha: 0.5})
    %view_default : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%clone_default, [2, 6]), kwargs = {})
    %narrow_default : [num_users=2] = call_function[target=torch.ops.aten.narrow.default](args = (%view_default, 1, 4, 2), kwargs = {})
    %fill__scalar : [num_users=0] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%narrow_default, 0.25), kwargs = {})
    %unsqueeze_default : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%clone_default, 0), kwargs = {})
    %split_tensor : [num_users=2] = call_function[target=torch.ops.aten.split.Tensor](args = (%unsqueeze_default, 2, -1), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_tensor, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%split_tensor, 0), kwargs = {})
    %copy__default_1 : [num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%getitem_1, %getitem_2), kwargs = {})
    return [clone_default, sum_default, diagonal_default, narrow_default, x]
