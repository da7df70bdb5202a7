# refused: scatter(): Expected self.dtype to be equal to src.dtype
# input x0: f64[3, 5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x1: i64[2, 2] 0 1 1 2
# input x2: f32[2, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: Index tensor must have the same number of dimensions as self tensor
# input x0: f32[3, 5, 3] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x1: i64[2, 2] 0 1 1 2
# input x2: f32[2, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: Index tensor must have the same number of dimensions as src tensor
# input x0: f32[3, 5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x1: i64[2, 2] 34 1 1 2
# input x2: f32[2, 5, 2] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: index 34 is out of bounds for dimension 0 with size 3
# input x0: f32[3, 5] 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0
# input x1: i64[2, 2] 34 1 1 2
# input x2: f32[2, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: Dimension out of range (expected to be in range of [-2, 1], but got 7)
# input x0: f32[10, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: i64[5, 5] 9 8 4 4 8 4 2 5 1 4 5 5 7 6 0 0 7 2 0 9 6 4 9 8 1
# input x2: f32[5, 5] -6.86 -1.89 3.96 4.67 0.56 2.61 4 -1.05 -2.46 6.87 8.77 4.17 -3.93 -7.83 -8.88 0.0623 -3.45 -2.26 -1.27 8.51 8.53 -0.841 -2.7 4.37 -0.718
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 7, %x1, %x2), kwargs = {})
    return [y]

# refused: Expected index [5, 10] to be no larger than self [10, 5] apart from dimension 0 and to be no larger size than src [5, 5]
# input x0: f32[10, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: i64[5, 10] 9 8 4 4 8 9 8 4 4 8 4 2 5 1 4 4 2 5 1 4 5 5 7 6 0 5 5 7 6 0 0 7 2 0 9 0 7 2 0 9 6 4 9 8 1 6 4 9 8 1
# input x2: f32[5, 5] -6.86 -1.89 3.96 4.67 0.56 2.61 4 -1.05 -2.46 6.87 8.77 4.17 -3.93 -7.83 -8.88 0.0623 -3.45 -2.26 -1.27 8.51 8.53 -0.841 -2.7 4.37 -0.718
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: scatter(): Expected dtype int32/int64 for index
# input x0: f32[10, 5] -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82 -3.52 -4.41 2.33 8.4 4.32 -0.869 -0.437 5.12 -6.26 2.99 -2.98 5.21 -3.21 0.445 3.04 6.19 -1.32 8.21 -7.61 -1.61 -8.97 0.746 2.55 -3.64 3.74 -1.46 -7.82 6.91 5.55
# input x1: f64[5, 5] 9 8 4 4 8 4 2 5 1 4 5 5 7 6 0 0 7 2 0 9 6 4 9 8 1
# input x2: f32[5, 5] -6.86 -1.89 3.96 4.67 0.56 2.61 4 -1.05 -2.46 6.87 8.77 4.17 -3.93 -7.83 -8.88 0.0623 -3.45 -2.26 -1.27 8.51 8.53 -0.841 -2.7 4.37 -0.718
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.scatter_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]
