# A size that a tensor determines.
# input i: i64[] 3
# expect out0: f32[3] 2 2 2
graph():
    %i : [num_users=1] = placeholder[target=i]
    %_local_scalar_dense : [num_users=1] = call_function[target=torch.ops.aten._local_scalar_dense.default](args = (%i,), kwargs = {})
    %full : [num_users=1] = call_function[target=torch.ops.aten.full.default](args = ([%_local_scalar_dense], 2.0), kwargs = {dtype: torch.float32})
    return (full,)
