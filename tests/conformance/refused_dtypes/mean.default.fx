# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# input x0: i64[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Long
# input x0: i64[] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Int
# input x0: i32[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Int
# input x0: i32[] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Short
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Short
# input x0: i16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Short
# input x0: i16[] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Char
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Char
# input x0: i8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Char
# input x0: i8[] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Byte
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Byte
# input x0: u8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Byte
# input x0: u8[] 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# input x0: b8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Input dtype must be either a floating point or complex dtype. Got: Bool
# input x0: b8[] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Int
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.int32})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Bool
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.bool})
    return [y]

# refused: mean(): could not infer output dtype. Optional dtype must be either a floating point or complex dtype. Got: Byte
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.mean.default](args = (%x0,), kwargs = {dtype: torch.uint8})
    return [y]
