# seed 60010866, c23 of rrelu_with_noise_backward.default, changed training by keyword, strided
# input c23_grad_output: i64[1] 0
# input c23_self: i64[1] -7
# input c23_noise: i64[1] 9223372036854775807
graph():
    %c23_grad_output : [num_users=1] = placeholder[target=c23_grad_output]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c23_noise : [num_users=1] = placeholder[target=c23_noise]
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.rrelu_with_noise_backward.default](args = (%c23_grad_output, %c23_self, %c23_noise), kwargs = {lower: 0.1, upper: 0.3, training: False, self_is_result: False})
    return [c23]
