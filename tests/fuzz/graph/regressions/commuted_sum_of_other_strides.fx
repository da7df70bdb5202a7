# seed 63028303, views and writes
# input x1: f32[2, 1, 2, 2] -0.5 -2.25 -3 -0.25 3 -3 2.25 -0.75
graph():
    %x1 : [num_users=4] = placeholder[target=x1]
    %transpose : [num_users=2] = call_function[target=torch.ops.aten.transpose.int](args = (%x1, 0, 2), kwargs = {})
    %add : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%transpose, %x1), kwargs = {})
    %mul_ : [num_users=0] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%add, %x1), kwargs = {})
    %add_1 : [num_users=1] = call_function[target=torch.ops.aten.add.Tensor](args = (%x1, %transpose), kwargs = {})
    return (add_1,)
