# refused: topk does not support bool dtypes on CPU
# input x0: b8[2, 4] 1 0 1 0 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.topk.default](args = (%x0, 2), kwargs = {})
    return [y]

# refused: topk does not support bool dtypes on CPU
# input x0: b8[2, 3] 1 0 1 1 1 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.topk.default](args = (%x0, 2, 0, False), kwargs = {})
    return [y]
