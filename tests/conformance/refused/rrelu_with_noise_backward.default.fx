# refused: "leaky_relu_backward_cpu" not implemented for 'Long'
# input x0: i64[2] 1 2
# input x1: i64[2] -7 3
# input x2: i64[2] 9 4
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%x0, %x1, %x2, 0.125, 0.375, False, False), kwargs = {})
    return [y]
