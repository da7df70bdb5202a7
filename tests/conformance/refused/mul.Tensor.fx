# refused: The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 1
# input x0: f32[5] 1.82 -3.52 -4.41 2.33 8.4
# input x1: f32[5, 4] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mul.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
