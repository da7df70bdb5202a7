# refused: quantile() input tensor must be either float or double dtype
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: u8[3, 4] 3 7 100 0 5 5 1 5 120 90 2 66
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]

# refused: quantile() input tensor must be either float or double dtype
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.quantile.scalar](args = (%x0, 0.25, 1), kwargs = {})
    return [y]
