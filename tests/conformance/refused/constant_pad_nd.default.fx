# refused: narrow(): length must be non-negative.
# input x0: f64[2, 2, 4] -4.83 -7.58 -0.605 -1.54 -1.97 -4.15 -5.42 -4.78 -4.15 7.38 5.58 -8.32 4.18 2.05 -4.08 -3.06
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [-9, 1]), kwargs = {})
    return [y]

# refused: Length of pad must be even but instead it equals 3
# input x0: f64[2, 2, 4] -4.83 -7.58 -0.605 -1.54 -1.97 -4.15 -5.42 -4.78 -4.15 7.38 5.58 -8.32 4.18 2.05 -4.08 -3.06
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [0, 1, 1]), kwargs = {})
    return [y]

# refused: Length of pad should be no more than twice the number of dimensions of the input. Pad length is 4while the input has 1dimensions.
# input x0: f32[17] 71.9 3.12 18.7 5.76 63.2 13 65.1 0.329 9.79 9.2 26.1 1.29 24.5 33.3 15.8 10.7 15.2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %y : [num_users=1] = call_function[target=torch.ops.aten.constant_pad_nd.default](args = (%x0, [0, 0, 1, 0], 0.0), kwargs = {})
    return [y]
