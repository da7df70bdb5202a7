# seed 4, a write to the second and third chunk
# input x0: f32[6, 2] 1 2 3 4 5 6 7 8 9 10 11 12
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %clone : [num_users=2] = call_function[target=torch.ops.aten.clone.default](args = (%x0,), kwargs = {})
    %chunk : [num_users=3] = call_function[target=torch.ops.aten.chunk.default](args = (%clone, 3), kwargs = {})
    %first : [num_users=1] = call_function[target=operator.getitem](args = (%chunk, 0), kwargs = {})
    %second : [num_users=1] = call_function[target=operator.getitem](args = (%chunk, 1), kwargs = {})
    %third : [num_users=1] = call_function[target=operator.getitem](args = (%chunk, -1), kwargs = {})
    %mul_ : [num_users=1] = call_function[target=torch.ops.aten.mul_.Tensor](args = (%second, -1), kwargs = {})
    %add_ : [num_users=0] = call_function[target=torch.ops.aten.add_.Scalar](args = (%third, 100), kwargs = {})
    return [clone, mul_, first]
