# refused: The size of tensor a (24) must match the size of tensor b (5) at non-singleton dimension 1
# input x0: f32[24] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33
# input x1: f32[5, 5] 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x1, 0.4), kwargs = {})
    return [y]

# refused: expected dtype double for `end` but got dtype float
# input x0: f64[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: f32[5, 5] 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x1, 0.4), kwargs = {})
    return [y]

# refused: expected dtype long int for `end` but got dtype float
# input x0: i64[5, 5] -8 -1 -4 -2 -7 3 -8 0 3 -3 5 1 4 5 -3 3 -3 2 -4 4 1 -3 -4 2 8
# input x1: f32[5, 5] 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x1, 0.4), kwargs = {})
    return [y]

# refused: expected dtype float for `end` but got dtype double
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: f64[5, 5] 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x1, 0.4), kwargs = {})
    return [y]

# refused: expected dtype float for `end` but got dtype long int
# input x0: f32[5, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4
# input x1: i64[5, 5] 4 0 0 5 -6 2 -2 5 -3 0 3 6 -1 8 -7 -1 -8 0 2 -3 3 -1 -7 6 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp.Scalar](args = (%x0, %x1, 0.4), kwargs = {})
    return [y]
