graph():
    %arg0_1 : [num_users=1] = placeholder[target=arg0_1]
    %arg1_1 : [num_users=2] = placeholder[target=arg1_1]
    %clone : Tensor "f32[4, 4][4, 1]cpu"[num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%arg0_1,), kwargs = {})
    %mul_ : Tensor "f32[4, 4][4, 1]cpu"[num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%clone, %arg1_1), kwargs = {})
    %add_ : Tensor "f32[4, 4][4, 1]cpu"[num_users=2] = call_function[target=torch.ops.aten.add_.Tensor](args = (%mul_, 1.0), kwargs = {alpha: 2})
    %select : Tensor "f32[4][4]cpu"[num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%add_, 1, 0), kwargs = {})
    %zero_ : Tensor "f32[4][4]cpu"[num_users=0] = call_function[target=torch.ops.aten.zero_.default](args = (%select,), kwargs = {})
    %relu_ : Tensor "f32[4, 4][4, 1]cpu"[num_users=2] = call_function[target=torch.ops.aten.relu_.default](args = (%add_,), kwargs = {})
    %copy_ : Tensor "f32[4, 4][4, 1]cpu"[num_users=0] = call_function[target=torch.ops.aten.copy_.default](args = (%arg1_1, %relu_), kwargs = {})
    %t : Tensor "f32[4, 4][1, 4]cpu"[num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%relu_,), kwargs = {})
    %clone_1 : Tensor "f32[4, 4][4, 1]cpu"[num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%t,), kwargs = {memory_format: torch.contiguous_format})
    %clamp_ : Tensor "f32[4, 4][4, 1]cpu"[num_users=1] = call_function[target=torch.ops.aten.clamp_.default](args = (%clone_1, 0.1), kwargs = {})
    return clamp_
