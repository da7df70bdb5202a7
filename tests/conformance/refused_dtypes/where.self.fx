# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Long
# input x0: i64[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i64[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Int
# input x0: i32[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i32[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Short
# input x0: i16[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i16[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Char
# input x0: i8[3, 4] 3 -7 100 0 5 5 -1 5 120 -90 2 66
# input x1: i8[3, 4] 5 -1 5 120 -90 2 66 3 -7 100 0 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Half
# input x0: f16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: f16[3, 4] 1.25 -0.375 1.25 7 -5.5 0.0625 3 0.75 -2.5 11 0 1.25
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype BFloat16
# input x0: bf16[3, 4] 0.75 -2.5 11 0 1.25 1.25 -0.375 1.25 7 -5.5 0.0625 3
# input x1: bf16[3, 4] 1.25 -0.375 1.25 7 -5.5 0.0625 3 0.75 -2.5 11 0 1.25
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x0, %x1), kwargs = {})
    return [y]
