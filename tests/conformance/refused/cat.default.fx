# refused: torch.cat(): expected a non-empty list of Tensors
graph():
    %y : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([], 1), kwargs = {})
    return [y]

# refused: Tensors must have same number of dimensions: got 2 and 4
# input x0: f32[4, 0]
# input x1: f32[5, 0, 19, 20]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%x0, %x1], 1), kwargs = {})
    return [y]

# refused: Sizes of tensors must match except in dimension 1. Expected size 10 but got size 1 for tensor number 1 in the list.
# input x0: f32[5, 1, 10] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: f32[5, 1, 1] 4.55 7.18 3.31 4.79 7.47
# input x2: f32[5, 10, 1] -1.81 -7.02 -4.43 -1.2 -0.989 -0.061 5.16 2.89 -6.65 -2.7 -2.12 5.48 -3.27 -3.77 -1.45 -2.29 -2.22 -8.81 8.02 4.79 -4.26 -5.62 0.313 5.13 -6.46 -3.4 3.76 -5.81 -1 -6.79 8.35 4.85 -8.32 -4.97 3.19 0.493 2.39 -7.36 -4.82 4.08 -6.86 -1.89 3.96 4.67 0.56 2.61 4 -1.05 -2.46 6.87
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%x0, %x1, %x2], 1), kwargs = {})
    return [y]

# refused: zero-dimensional tensor (at position 0) cannot be concatenated
# input x0: f32[] -8.48
# input x1: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%x0, %x1],), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-2, 1], but got 7)
# input x0: f32[5, 1] 11.3 -21.3 -7.86 -14.1 -7.57
# input x1: f32[5, 3] 2.08 -0.317 -1.81 -2.09 5.6 -1.23 -0.0797 2.32 -4.46 -0.225 -0.404 0.671 -3.12 2.93 6.41
# input x2: f32[5, 1] -9.29 -11.1 -15 17.1 5.73
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%x0, %x1, %x2], 7), kwargs = {})
    return [y]
