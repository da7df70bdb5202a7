# refused: t() expects a tensor with <= 2 dimensions, but self is 3D
# input x0: f32[1, 1, 2] -3.36 3.36
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.t.default](args = (%x0,), kwargs = {})
    return [y]
