# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: i64[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: i32[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: i16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: i8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: u8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0, 1), kwargs = {})
    return [y]

# refused: argmax(): does not support bool input
# input x0: b8[3, 4] 1 0 1 0 1 1 0 1 1 0 0 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0, 0, True), kwargs = {})
    return [y]

# refused: argmax(): does not support bool input
# input x0: b8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): does not support bool input
# input x0: b8[] 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: f16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]

# refused: argmax(): Expected reduction dim to be specified for input.numel() == 0.
# input x0: bf16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.argmax.default](args = (%x0,), kwargs = {})
    return [y]
