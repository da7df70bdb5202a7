# The last size depends on a value. The copy keeps the order of the strides, so reshape makes a copy, not a view.
# input x: i64[2, 2] 0 3 1 0
# input n: i64[1] 4
# expect out0: i64[16] 1 0 0 0 0 1 0 0 0 0 0 1 1 0 0 0
graph():
    %x : [num_users=1] = placeholder[target=x]
    %n : [num_users=1] = placeholder[target=n]
    %t : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x,), kwargs = {})
    %repeat_interleave : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%n,), kwargs = {})
    %ones_like : [num_users=1] = call_function[target=torch.ops.aten.ones_like.default](args = (%repeat_interleave,), kwargs = {})
    %cumsum : [num_users=1] = call_function[target=torch.ops.aten.cumsum.default](args = (%ones_like, 0), kwargs = {})
    %sub : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%cumsum, 1), kwargs = {})
    %unsqueeze : [num_users=1] = call_function[target=torch.ops.aten.unsqueeze.default](args = (%t, -1), kwargs = {})
    %eq : [num_users=1] = call_function[target=torch.ops.aten.eq.Tensor](args = (%unsqueeze, %sub), kwargs = {})
    %one_hot : [num_users=1] = call_function[target=torch.ops.aten._to_copy.default](args = (%eq,), kwargs = {dtype: torch.int64})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%one_hot, [-1]), kwargs = {})
    return (reshape,)
