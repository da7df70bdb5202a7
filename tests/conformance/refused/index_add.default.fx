# refused: source tensor shape must match self tensor shape, excluding the specified dimension. Got self.shape = [3, 2] source.shape = [2]
# input x0: f32[3, 2] 1 2 4 5 7 8
# input x1: i64[2] 0 2
# input x2: f32[2] 2 4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {})
    return [y]

# refused: index_add_(): self (Double) and source (Float) must have the same scalar type
# input x0: f64[] -8.48
# input x1: i64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): self (Long) and source (Float) must have the same scalar type
# input x0: i64[] -8
# input x1: i64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: Dimension out of range (expected to be in range of [-1, 0], but got 7)
# input x0: f32[] -8.48
# input x1: i64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 7, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): Index is supposed to be a vector, but got dim: 2 with type: Long and size: [1, 1]
# input x0: f32[] -8.48
# input x1: i64[1, 1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: Dimension specified as 0 but tensor has no dimensions
# input x0: f32[] -8.48
# input x1: i64[2] 0 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): Expected dtype int32/int64 for index but got: Double
# input x0: f32[] -8.48
# input x1: f64[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): Expected dtype int32/int64 for index but got: Float
# input x0: f32[] -8.48
# input x1: f32[1] 0
# input x2: f32[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): self (Float) and source (Double) must have the same scalar type
# input x0: f32[] -8.48
# input x1: i64[1] 0
# input x2: f64[] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): self (Float) and source (Long) must have the same scalar type
# input x0: f32[] -8.48
# input x1: i64[1] 0
# input x2: i64[] -1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]

# refused: index_add_(): Number of indices (2) should be equal to source.size(dim): (1), for dim: 0
# input x0: f32[1] -8.48
# input x1: i64[2] 0 0
# input x2: f32[1] -1.77
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x0, 0, %x1, %x2), kwargs = {alpha: -1})
    return [y]
