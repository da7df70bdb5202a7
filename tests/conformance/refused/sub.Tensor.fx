# refused: The size of tensor a (5) must match the size of tensor b (4) at non-singleton dimension 1
# input x0: f32[3, 5] -8.81 8.02 4.79 -4.26 -5.62 0.313 5.13 -6.46 -3.4 3.76 -5.81 -1 -6.79 8.35 4.85
# input x1: f32[3, 4] -8.32 -4.97 3.19 0.493 2.39 -7.36 -4.82 4.08 -6.86 -1.89 3.96 4.67
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.sub.Tensor](args = (%x0, %x1), kwargs = {})
    return [y]
