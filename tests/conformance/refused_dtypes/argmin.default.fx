# refused: argmin(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmin(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%x0, 1), kwargs = {})
    return [y]

# refused: argmin(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmin.default](args = (%x0, 0, True), kwargs = {})
    return [y]
