# The start of a slice is a number that a tensor holds. It may be 0 or 1, so the slice's length depends on it.
# input x: f64[4, 2] 1 2 3 4 5 6 7 8
# input start: i64[] 1
# expect out0: f64[] 36
# differentiate: x
# interpreter: run separately
graph():
    %x : [num_users=1] = placeholder[target=x]
    %start : [num_users=1] = placeholder[target=start]
    %number : [num_users=2] = call_function[target=torch.ops.aten._local_scalar_dense.default](args = (%start,), kwargs = {})
    %end : [num_users=1] = call_function[target=operator.add](args = (%number, 2), kwargs = {})
    %rows : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%x, 0, %number, %end), kwargs = {})
    %square : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%rows, %rows), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%square, [-1]), kwargs = {})
    %amax : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%reshape,), kwargs = {})
    return (amax,)
