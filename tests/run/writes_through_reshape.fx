# reshape and contiguous return a view if possible, so that writing it writes the operand; otherwise an independent copy.
# interpreter: cannot be functionalised
# input a: f32[2, 3] 0 1 2 3 4 5
# expect out0: f32[2, 3] 1 3 5 7 9 11
# expect out1: f32[2, 3] 1 3 5 7 9 11
# expect out2: f32[2, 3] 10 11 0 13 14 0
# expect out3: f32[6] 0 0 0 0 0 0
# expect out4: f32[3, 2] -1 -1 -1 -1 -1 -1
# expect out5: i64[] 1
# expect out6: i64[] 1
graph():
    %a : [num_users=2] = placeholder[target=a]
    %clone_default : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%a,), kwargs = {})
    %reshape_default : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%clone_default, [6]), kwargs = {})
    %mul__tensor : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%reshape_default, 2), kwargs = {})
    %contiguous_default : [num_users=2] = call_function[target=torch.ops.aten.contiguous.default](args = (%clone_default,), kwargs = {})
    %add__tensor : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%contiguous_default, 1), kwargs = {})
    %clone_default_1 : [num_users=3] = call_function[target=torch.ops.aten.clone.default](args = (%a,), kwargs = {})
    %t_default : [num_users=3] = call_function[target=torch.ops.aten.t.default](args = (%clone_default_1,), kwargs = {})
    %reshape_default_1 : [num_users=3] = call_function[target=torch.ops.aten.reshape.default](args = (%t_default, [6]), kwargs = {})
    %zero__default : [num_users=0] = call_function[target=torch.ops.aten.zero_.default](args = (%reshape_default_1,), kwargs = {})
    %contiguous_default_1 : [num_users=2] = call_function[target=torch.ops.aten.contiguous.default](args = (%t_default,), kwargs = {})
    %fill__scalar : [num_users=0] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%contiguous_default_1, -1), kwargs = {})
    %reshape_default_2 : [num_users=2] = call_function[target=torch.ops.aten.reshape.default](args = (%t_default, [3, 1, 2]), kwargs = {})
    %sym_stride_int : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%reshape_default_2, 0), kwargs = {})
    %add__tensor_1 : [num_users=0] = call_function[target=torch.ops.aten.add_.Tensor](args = (%reshape_default_2, 10), kwargs = {})
    %chunk_default : [num_users=1] = call_function[target=torch.ops.aten.chunk.default](args = (%clone_default_1, 2, 1), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%chunk_default, 1), kwargs = {})
    %mul__tensor_1 : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%getitem, 0), kwargs = {})
    %sym_stride_int_1 : [num_users=1] = call_function[target=torch.ops.aten.sym_stride.int](args = (%reshape_default_1, 0), kwargs = {})
    return [clone_default, contiguous_default, clone_default_1, reshape_default_1, contiguous_default_1, sym_stride_int, sym_stride_int_1]
