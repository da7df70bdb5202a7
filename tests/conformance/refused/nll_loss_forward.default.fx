# refused: For 1D input, 1D target must have size 1, but got target size: 2
# input x0: f32[5] -8.16 -0.019 -3.99 -1.19 -0.363
# input x1: i64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: input tensor should be 1D or 2D
# input x0: f32[1, 2, 3] -8.16 -0.019 -3.99 -1.19 -0.363 -10.1
# input x1: i64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: size mismatch (got input: [3, 3], target: [2])
# input x0: f32[3, 3] -8.16 -0.019 -3.99 -1.19 -0.363 -10.1 -8.16 -0.019 -3.99
# input x1: i64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: 0D or 1D target tensor expected, multi-target not supported
# input x0: f32[2, 3] -8.16 -0.019 -3.99 -1.19 -0.363 -10.1
# input x1: i64[1, 2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: expected target dtype to be Long or Byte, but got Double
# input x0: f32[2, 3] -8.16 -0.019 -3.99 -1.19 -0.363 -10.1
# input x1: f64[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: expected target dtype to be Long or Byte, but got Float
# input x0: f32[2, 3] -8.16 -0.019 -3.99 -1.19 -0.363 -10.1
# input x1: f32[2] 0 0
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: Dimension specified as 0 but tensor has no dimensions
# input x0: f32[1, 4] -0.216 -1.89 -5.2 -3.27
# input x1: i64[] 2
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, None, 1, -100), kwargs = {})
    return [y]

# refused: weight tensor should be defined either for all 6 classes or no classes but got weight tensor of shape: [3]
# input x0: f32[2, 6] -8.48 -1.77 -4.32 -8.48 -1.77 -4.32 -2.4 -7.95 3.61 -2.4 -7.95 3.61
# input x1: i64[2] 0 0
# input x2: f32[3] 3.13 -3.03 5.11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, %x2, 0, -100), kwargs = {})
    return [y]

# refused: expected scalar type Double but found Float
# input x0: f64[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: i64[2] 0 0
# input x2: f32[3] 3.13 -3.03 5.11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, %x2, 0, -100), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Double
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: i64[2] 0 0
# input x2: f64[3] 3.13 -3.03 5.11
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, %x2, 0, -100), kwargs = {})
    return [y]

# refused: expected scalar type Float but found Long
# input x0: f32[2, 3] -8.48 -1.77 -4.32 -2.4 -7.95 3.61
# input x1: i64[2] 0 0
# input x2: i64[3] 3 -3 5
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %y : [num_users=1] = call_function[target=torch.ops.aten.nll_loss_forward.default](args = (%x0, %x1, %x2, 0, -100), kwargs = {})
    return [y]
