# seed 5, a write to the last rows
# input x0: f32[6, 2] 1 2 3 4 5 6 7 8 9 10 11 12
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%x0,), kwargs = {})
    %narrow : [num_users=1] = call_function[target=torch.ops.aten.narrow.default](args = (%clone, 0, -2, 1), kwargs = {})
    %mul_ : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%narrow, -1), kwargs = {})
    return [clone, mul_]
