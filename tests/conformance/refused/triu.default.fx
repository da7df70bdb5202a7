# refused: triu: input tensor must have at least 2 dimensions
# input x0: f32[4] -8.48 -1.77 -4.32 -2.4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.triu.default](args = (%x0,), kwargs = {})
    return [y]
