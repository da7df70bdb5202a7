# refused: The size of tensor a (24) must match the size of tensor b (5) at non-singleton dimension 1
# input x0: f32[24] -6.74 -0.786 -3.05 -1.35 -0.779 3.98 -0.779 -0.779 3.55 -1.91 5.31 1.79 -0.779 -0.779 -2.74 -0.779 -2.67 -0.779 -0.779 4.47 2.39 -0.779 -3.13 2.84
# input x1: f32[5, 5] 0.779 0.779 0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 0.779 0.779 -0.779 -0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 -0.779 0.779 0.779 0.779
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: result type Float can't be cast to the desired output type Long
# input x0: i64[5, 5] -5 0 -2 0 -1 4 -1 -1 4 -1 6 2 -1 -1 -1 -1 -1 -1 -1 5 3 -1 -2 3 9
# input x1: f32[5, 5] 0.779 0.779 0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 0.779 0.779 -0.779 -0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 -0.779 0.779 0.779 0.779
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: output with shape [5, 5] doesn't match the broadcast shape [1, 5, 5]
# input x0: f32[5, 5] -6.74 -0.786 -3.05 -1.35 -0.779 3.98 -0.779 -0.779 3.55 -1.91 5.31 1.79 -0.779 -0.779 -2.74 -0.779 -2.67 -0.779 -0.779 4.47 2.39 -0.779 -3.13 2.84 8.22
# input x1: f32[1, 5, 5] 0.779 0.779 0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 0.779 0.779 -0.779 -0.779 0.779 -0.779 0.779 -0.779 -0.779 0.779 0.779 -0.779 0.779 0.779 0.779
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.add_.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
