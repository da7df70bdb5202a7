# refused: The expanded size of the tensor (3) must match the existing size (5) at non-singleton dimension 1. Target sizes: [2, 3]. Tensor sizes: [5]
# input x0: f32[5] -8.48 -1.77 -4.32 -2.4 -7.95
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: expand(torch.FloatTensor{[1, 2, 3]}, size=[2, 3]): the number of sizes provided (2) must be greater or equal to the number of dimensions in the tensor (3)
# input x0: f32[1, 2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: self and mat2 must have the same dtype, but got Double and Float
# input x0: f64[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: self and mat2 must have the same dtype, but got Long and Float
# input x0: i64[2, 3] -8 -1 -4 -2 -7 3
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: addmm: self must be a matrix, got 1-D tensor
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[3] -8.07 -0.573 3.13
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: addmm: mat1 and mat2 shapes cannot be multiplied (2x4 and 2x3)
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 4] -8.07 -0.573 -8.07 -0.573 3.13 -3.03 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: mat1 and mat2 must have the same dtype, but got Double and Float
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f64[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: mat1 and mat2 must have the same dtype, but got Long and Float
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: i64[2, 2] -8 0 3 -3
# input x2: f32[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: addmm: mat2 must be a matrix, got 1-D tensor
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f32[5] 5.11 1.14 4.95 5.77 -3.97
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: self and mat2 must have the same dtype, but got Float and Double
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: f64[2, 3] 5.11 1.14 4.95 5.77 -3.97 3.27
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]

# refused: self and mat2 must have the same dtype, but got Float and Long
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: f32[2, 2] -8.07 -0.573 3.13 -3.03
# input x2: i64[2, 3] 5 1 4 5 -3 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%x0, %x1, %x2), kwargs = {beta: 0.2, alpha: 0.6})
    return [y]
