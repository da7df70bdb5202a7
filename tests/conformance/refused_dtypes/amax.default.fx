# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: i64[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: i32[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: i16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: i8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: u8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: b8[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: f16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]

# refused: amax(): Expected reduction dim 0 to have non-zero size.
# input x0: bf16[0, 3]
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.amax.default](args = (%x0, [0]), kwargs = {})
    return [y]
