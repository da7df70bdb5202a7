# refused: expected dtype double for `end` but got dtype float
# input x0: f64[] -4.32
# input x1: f32[1] -4.32
# input x2: f32[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: expected dtype long int for `end` but got dtype float
# input x0: i64[] -4
# input x1: f32[1] -4.32
# input x2: f32[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `end` but got dtype double
# input x0: f32[] -4.32
# input x1: f64[1] -4.32
# input x2: f32[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `end` but got dtype long int
# input x0: f32[] -4.32
# input x1: i64[1] -4
# input x2: f32[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `weight` but got dtype double
# input x0: f32[] -4.32
# input x1: f32[1] -4.32
# input x2: f64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: expected dtype float for `weight` but got dtype long int
# input x0: f32[] -4.32
# input x1: f32[1] -4.32
# input x2: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.lerp_.Tensor](args = (%x0, %x1, %x2), kwargs = {})
    return [y]
