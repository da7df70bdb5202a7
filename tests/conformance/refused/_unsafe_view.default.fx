# refused: shape '[8]' is invalid for input of size 7
# input x0: f32[7] 0 0 0 0 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_view.default](args = (%x0, [8]), kwargs = {})
    return [y]

# refused: invalid shape dimension -9 at index 0 of shape [-9]
# input x0: f32[1, 2, 4] 0 0 0 0 1 1 1 1
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten._unsafe_view.default](args = (%x0, [-9]), kwargs = {})
    return [y]
