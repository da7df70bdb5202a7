# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Long and (source) Float
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 5 -1 -90 2 -7 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Int and (source) Float
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 5 -1 -90 2 -7 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Short and (source) Float
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 5 -1 -90 2 -7 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Char and (source) Float
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 5 -1 -90 2 -7 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Byte and (source) Float
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 5 1 90 2 7 100
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Bool and (source) Float
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 1 0 0 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) Half and (source) Float
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 1.25 -0.375 -5.5 0.0625 -2.5 11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]

# refused: index_copy_(): self and source expected to have the same dtype, but got (self) BFloat16 and (source) Float
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: i64[2] 2 0
# input x2: f32[3, 2] 1.25 -0.375 -5.5 0.0625 -2.5 11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%x0, 1, %x1, %x2), kwargs = {})
    return [y]
