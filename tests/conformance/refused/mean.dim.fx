# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# input x0: i64[3, 4, 5] -8 6 9 0 0 5 5 7 6 5 1 -5 2 -1 8 -4 0 -6 3 -5 9 2 -5 -2 -2 1 -7 -4 -6 -7 -1 -5 2 -6 -6 6 9 9 2 5 9 1 7 8 -5 -7 -4 4 7 5 1 -1 -2 -3 7 -2 6 -1 -5 -9
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%x0, []), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Long
# input x0: f32[3, 4, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55 4.55 7.18 3.31 4.79 7.47 -1.81 -7.02 -4.43 -1.2 -0.989
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%x0, []), kwargs = {dtype: torch.int64})
    return [y]

# refused: Dimension out of range (expected to be in range of [-2, 1], but got 9)
# input x0: f32[5, 5] 0.922 0.375 0.49 1.7 -2.18 1.38 5.46 -3.09 -0.275 -1.02 -0.1 -2.18 -2.65 0.62 -1.04 0.0877 2 -1.54 0.318 1.73 -1.22 -1.91 0.0661 3.09 -0.471
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%x0, [9]), kwargs = {})
    return [y]

# refused: dim 0 appears multiple times in the list of dims
# input x0: f32[5, 5] 0.922 0.375 0.49 1.7 -2.18 1.38 5.46 -3.09 -0.275 -1.02 -0.1 -2.18 -2.65 0.62 -1.04 0.0877 2 -1.54 0.318 1.73 -1.22 -1.91 0.0661 3.09 -0.471
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.dim](args = (%x0, [0, 0]), kwargs = {})
    return [y]
