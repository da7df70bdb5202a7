# seed 98038083, views and writes
# input x0: bf16[2, 2, 2, 5] 2.5 -1.75 -1.75 2.25 0.25 -2.5 1 -1 -1.75 -2.25 -2.75 -2.75 0.5 -0.5 2.25 -2.5 2 -2.5 1 -2.25 0.5 1.5 1.5 1 1.25 -2 2 -2.75 1 0.75 1.5 -0.25 1.5 -2.5 2.25 -0.75 -3 2 -2 1
# input x1: bf16[] -2
graph():
    %x0 : [num_users=3] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %view : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%x0, [1, 40, 1]), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x0, %x1), kwargs = {})
    %slice_1 : [num_users=1] = call_function[target=torch.ops.aten.slice.Tensor](args = (%add, -1, -1, 2, 3), kwargs = {})
    %mul_ : [num_users=1] = call_function[target=torch.ops.aten.mul_.Scalar](args = (%slice_1, -1), kwargs = {})
    %mul__1 : [num_users=0] = call_function[target=torch.ops.aten.mul_.Scalar](args = (%x0, 0), kwargs = {})
    %view_1 : [num_users=1] = call_function[target=torch.ops.aten.view.default](args = (%mul_, [0]), kwargs = {})
    return (view, view_1)
