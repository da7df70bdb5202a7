# refused: mm: self must be a matrix, got 1-D tensor
# input x0: f32[1] -3.36
# input x1: f32[2, 1] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: mm: mat1 and mat2 shapes cannot be multiplied (1x4 and 2x1)
# input x0: f32[1, 4] -3.36 3.36 -3.36 3.36
# input x1: f32[2, 1] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected m1 and m2 to have the same dtype, but got: double != float
# input x0: f64[1, 2] -3.36 3.36
# input x1: f32[2, 1] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected m1 and m2 to have the same dtype, but got: long int != float
# input x0: i64[1, 2] -3 3
# input x1: f32[2, 1] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: mm: mat2 must be a matrix, got 1-D tensor
# input x0: f32[1, 2] -3.36 3.36
# input x1: f32[1] -3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected m1 and m2 to have the same dtype, but got: float != double
# input x0: f32[1, 2] -3.36 3.36
# input x1: f64[2, 1] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: expected m1 and m2 to have the same dtype, but got: float != long int
# input x0: f32[1, 2] -3.36 3.36
# input x1: i64[2, 1] -3 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mm.default](args = (%x0, %x1), kwargs = {})
    return [y]
