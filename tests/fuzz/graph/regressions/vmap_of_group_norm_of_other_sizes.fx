# seed 63033878, c2 of native_group_norm.default, 3 -> 17, 3 dims, changed eps, strided
# input c2_input: f32[1, 1, 2] -8.0676469802856445 -0.5734938383102417
# strides c2_input: 17 17 1
# input c2_weight: f32[2] -8.4783735275268555 -1.7658258676528931
# input c2_bias: f32[2] -2.4004559516906738 -7.9505867958068848
graph():
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c2_bias : [num_users=1] = placeholder[target=c2_bias]
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_group_norm.default](args = (%c2_input, %c2_weight, %c2_bias, 1, 2, 1, 1, nan), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    return (c2_out0,)
