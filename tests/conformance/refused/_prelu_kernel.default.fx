# refused: Found dtype Float but expected Double
# input x0: f64[20] -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82
# input x1: f32[1] 0.029
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: Found dtype Float but expected Long
# input x0: i64[20] -1 -4 -2 -7 3 -8 0 3 -3 5 1 4 5 -3 3 -3 2 -4 4 1
# input x1: f32[1] 0.029
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: The size of tensor a (20) must match the size of tensor b (2) at non-singleton dimension 0
# input x0: f32[20] -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82
# input x1: f32[2] 0.029 0.029
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: Found dtype Double but expected Float
# input x0: f32[20] -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82
# input x1: f64[1] 0.029
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%x0, %x1), kwargs = {})
    return [y]

# refused: Found dtype Long but expected Float
# input x0: f32[20] -1.77 -4.32 -2.4 -7.95 3.61 -8.07 -0.573 3.13 -3.03 5.11 1.14 4.95 5.77 -3.97 3.27 -3.89 2.82 -4.7 4.16 1.82
# input x1: i64[1] 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel.default](args = (%x0, %x1), kwargs = {})
    return [y]
