# seed 1, index_select of an empty dim
# input x: f32[3] -1 -2 -3
# input rows: f32[0, 2]
graph():
    %x : [num_users=1] = placeholder[target=x]
    %rows : [num_users=1] = placeholder[target=rows]
    %gt : [num_users=1] = call_function[target=torch.ops.aten.gt.Scalar](args = (%x, 0), kwargs = {})
    %nonzero : [num_users=1] = call_function[target=torch.ops.aten.nonzero.default](args = (%gt,), kwargs = {})
    %select : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%nonzero, 1, 0), kwargs = {})
    %index_select : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%rows, 0, %select), kwargs = {})
    return (index_select,)
