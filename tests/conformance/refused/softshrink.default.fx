# refused: lambda must be in range [0, 3.40282e+38] for input dtype Float, but found -0.5
# input x0: f32[1] -8.48
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.softshrink.default](args = (%x0, -0.5), kwargs = {})
    return [y]
