# seed 46004063, views and writes
# tape aot, second order element 0 of value 2 is 0.4375, expected 0
# input x0: bf16[2, 2] -2.5 -1.5 -2.75 -2.25
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %diagonal : [num_users=1] = call_function[target=torch.ops.aten.diagonal.default](args = (%x0, 1, 0, 1), kwargs = {})
    %slice_1 : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%diagonal, -1, None, 1, 1), kwargs = {})
    %as_strided : [num_users=2] = call_function[target=torch.ops.aten.as_strided.default](args = (%slice_1, [2, 1], [2, 1], None), kwargs = {})
    %split_1 : [num_users=1] = call_function[target=torch.ops.aten.split.Tensor](args = (%as_strided, 2, -1), kwargs = {})
    %getitem_2 : [num_users=1] = call_function[target=operator.getitem](args = (%split_1, 0), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%getitem_2, [1, 1, -1, 1]), kwargs = {})
    %select : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%reshape, 2, 1), kwargs = {})
    return (select, as_strided)
