# refused: nanmean(): expected input to have floating point or complex dtype but got Long
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Long
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Short
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Short
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Char
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Char
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Byte
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Byte
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {})
    return [y]

# refused: nanmean(): expected input to have floating point or complex dtype but got Bool
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nanmean.default](args = (%x0, [1]), kwargs = {dtype: torch.float32})
    return [y]
