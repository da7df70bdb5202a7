# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Double
# input x0: f64[3, 6] 1 0 0 0 0 0 1 1 0 0 0 0 1 1 1 0 0 0
# input x1: f32[] 0
# input x2: f32[] -inf
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x1, %x2), kwargs = {})
    return [y]

# refused: where expected condition to be a boolean tensor, but got a tensor with dtype Float
# input x0: f32[3, 6] 1 0 0 0 0 0 1 1 0 0 0 0 1 1 1 0 0 0
# input x1: f32[] 0
# input x2: f32[] -inf
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.where.self](args = (%x0, %x1, %x2), kwargs = {})
    return [y]
