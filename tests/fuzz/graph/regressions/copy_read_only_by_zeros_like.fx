# seed 71007335, images
# symbolic s0 = 7 interpreter no error; other run step transpose has an operand without memory
# input x0: bf16[2, 2, 2, 1] 1.0234375 -2.421875 1.0234375 -2.421875 -0.1572265625 -0.8828125 -0.1572265625 -0.8828125
# input x1: bf16[1, 2, 1, 1] -2.09375 2.59375
# strides x1: 2 1 2 2
# input x2: bf16[1] 0.96484375
graph():
    %x0 : [num_users=1] = placeholder[target=x0]
    %x1 : [num_users=1] = placeholder[target=x1]
    %x2 : [num_users=1] = placeholder[target=x2]
    %contiguous : [num_users=1] = call_function[target=torch.ops.aten.contiguous.default](args = (%x0,), kwargs = {memory_format: torch.channels_last})
    %zeros_like : [num_users=1] = call_function[target=torch.ops.aten.zeros_like.default](args = (%contiguous,), kwargs = {memory_format: torch.channels_last})
    %convolution : [num_users=1] = call_function[target=torch.ops.aten.convolution.default](args = (%zeros_like, %x1, %x2, [2, 1], [2, 2], [2, 2], False, [0, 0], 1), kwargs = {})
    return (convolution,)
