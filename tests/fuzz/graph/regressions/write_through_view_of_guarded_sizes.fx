# seed 59017763, views and writes
# input x0: f32[3, 3, 1, 2] 1.75 2 -2.5 0 1.75 0.5 2 2 2.75 -1.75 0.25 -3 0 2.25 -1 2 2.5 0.25
graph():
    %x0 : [num_users=2] = placeholder[target=x0]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x0,), kwargs = {})
    %select : [num_users=1] = call_function[target=torch.ops.aten.select.int](args = (%clone, 3, -2), kwargs = {})
    %squeeze : [num_users=1] = call_function[target=torch.ops.aten.squeeze.default](args = (%select,), kwargs = {})
    %reshape : [num_users=1] = call_function[target=torch.ops.aten.reshape.default](args = (%squeeze, [1, 3, 3, 1]), kwargs = {})
    %diagonal : [num_users=2] = call_function[target=torch.ops.aten.diagonal.default](args = (%reshape, -1, -3, 0), kwargs = {})
    %fill_ : [num_users=1] = call_function[target=torch.ops.aten.fill_.Scalar](args = (%diagonal, 1), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%fill_, %diagonal), kwargs = {})
    %unbind : [num_users=1] = call_function[target=torch.ops.aten.unbind.int](args = (%add_1, 0), kwargs = {})
    %getitem_1 : [num_users=1] = call_function[target=operator.getitem](args = (%unbind, 1), kwargs = {})
    %copy__1 : [num_users=1] = call_function[target=torch.ops.aten.copy_.default](args = (%x0, %getitem_1), kwargs = {})
    return (copy__1,)
