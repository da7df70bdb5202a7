# refused: vector + matrix @ vector expected, got 1, 1, 1
# input x0: f32[49] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91
# input x1: f32[10] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: addmv input tensors must have the same dtype, but got Float, Double, and Float
# input x0: f64[5, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: f32[10] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: addmv input tensors must have the same dtype, but got Float, Long, and Float
# input x0: i64[5, 10] -8 -1 -4 -2 -7 3 -8 0 3 -3 5 1 4 5 -3 3 -3 2 -4 4 1 -3 -4 2 8 4 0 0 5 -6 2 -2 5 -3 0 3 6 -1 8 -7 -1 -8 0 2 -3 3 -1 -7 6 5
# input x1: f32[10] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: size mismatch, got input (5), mat (5x10), vec (9)
# input x0: f32[5, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: f32[9] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: addmv input tensors must have the same dtype, but got Double, Float, and Double
# input x0: f32[5, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: f64[10] 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: addmv input tensors must have the same dtype, but got Long, Float, and Long
# input x0: f32[5, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: i64[10] 4 7 3 4 7 -1 -7 -4 -1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%x0, %x1), kwargs = {})
    return [y]
