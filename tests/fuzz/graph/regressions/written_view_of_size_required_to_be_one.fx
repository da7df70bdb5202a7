# seed 63008543, views and writes
# input x1: i64[2] 11 -11
graph():
    %x1 : [num_users=1] = placeholder[target=x1]
    %slice_1 : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x1, 0, -4, 3, 1), kwargs = {})
    %slice_2 : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%slice_1, 0, -2, 9223372036854775807, 2), kwargs = {})
    %fill_ : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%slice_2, 3), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%fill_, [1]), kwargs = {})
    return (reshape,)
