# refused: The size of tensor a (24) must match the size of tensor b (5) at non-singleton dimension 1
# input x0: f32[24] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33
# input x1: f32[5, 5] 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x2: f32[5, 5] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12 5.48 -3.27 -3.77 -1.45 -2.29 -2.22 -8.81 8.02 4.79
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addcdiv.default](args = (%x0, %x1, %x2), kwargs = {})
    return [y]
