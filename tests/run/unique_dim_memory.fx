# unique_dim writes the selected slices to memory one after the other for any dim, as in PyTorch.
# input x: i64[2,3] 3 1 3 4 2 4
# expect out0: i64[2,2] 1 3 2 4
# expect out1: i64[4] 1 2 3 4
graph():
    %x : [num_users=1] = placeholder[target=x]
    %unique : [num_users=1] = call_function[target=torch.ops.aten.unique_dim.default](args = (%x, 1), kwargs = {})
    %values : [num_users=2] = call_function[target=operator.getitem](args = (%unique, 0), kwargs = {})
    %memory : [num_users=1] = call_function[target=torch.ops.aten.as_strided.default](args = (%values, [4], [1]), kwargs = {})
    return (values, memory)
