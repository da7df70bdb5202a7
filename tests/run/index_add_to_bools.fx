# A bool element of the source counts as true if its product with alpha is not zero.
# input x: b8[4] 0 0 0 1
# input i: i64[3] 0 2 0
# input s: b8[3] 1 1 0
# input y: i8[2, 2] 100 1 2 3
# input t: i8[2, 3] 30 1 2 3 4 5
# input k: i64[3] 0 0 1
# expect out0: b8[4] 1 0 1 1
# expect out1: b8[4] 0 0 0 1
# expect out2: i8[2, 2] -94 5 16 13
graph():
    %x : [num_users=2] = placeholder[target=x]
    %i : [num_users=2] = placeholder[target=i]
    %s : [num_users=2] = placeholder[target=s]
    %y : [num_users=1] = placeholder[target=y]
    %t : [num_users=1] = placeholder[target=t]
    %k : [num_users=1] = placeholder[target=k]
    %twice : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x, 0, %i, %s), kwargs = {alpha: 2})
    %never : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%x, 0, %i, %s), kwargs = {alpha: 0})
    %columns : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%y, 1, %k, %t), kwargs = {alpha: 2})
    return (twice, never, columns)
