# refused: approximate argument must be either none or tanh.
# input x0: f32[] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.gelu.default](args = (%x0,), kwargs = {approximate: asdf})
    return [y]
