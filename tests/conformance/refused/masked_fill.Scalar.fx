# refused: The size of tensor a (5) must match the size of tensor b (24) at non-singleton dimension 1
# input x0: f32[24] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33
# input x1: b8[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 10), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype double
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: f64[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 10), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype float
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: f32[5, 5] 0 0 0 1 0 1 1 0 1 0 0 0 1 0 1 0 0 1 1 1 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x1, 10), kwargs = {})
    return [y]
