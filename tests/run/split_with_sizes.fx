# Parts of a tensor, one of them empty.
# input x: f64[2, 5] 1 2.5 -3 4 5.5 6 -7 8.25 9 10
# expect out0: f64[2, 2] 1 2.5 6 -7
# expect out1: f64[2, 0]
# expect out2: f64[2, 3] 9 16 30.25 68.0625 81 100
# tolerance: float64 rtol=0
# differentiate: x
graph():
    %x : [num_users=1] = placeholder[target=x]
    %split_with_sizes : [num_users=3] = call_function[target=torch.ops.aten.split_with_sizes.default](args = (%x, [2, 0, 3], -1), kwargs = {})
    %getitem : [num_users=1] = call_function[target=operator.getitem](args = (%split_with_sizes, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%split_with_sizes, 1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%split_with_sizes, 2), kwargs = {})
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%getitem,), kwargs = {})
    %clone_1 : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%getitem_1,), kwargs = {})
    %mul : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%getitem_2, %getitem_2), kwargs = {})
    return (clone, clone_1, mul)
