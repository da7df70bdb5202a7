# refused: masked_fill_ only supports boolean masks, but got mask with dtype long int
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype short int
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype signed char
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype unsigned char
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype c10::Half
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]

# refused: masked_fill_ only supports boolean masks, but got mask with dtype c10::BFloat16
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.masked_fill.Scalar](args = (%x0, %x0, 2), kwargs = {})
    return [y]
