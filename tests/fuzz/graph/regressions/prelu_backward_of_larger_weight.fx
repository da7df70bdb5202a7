# seed 59012660, c4 of _prelu_kernel_backward.default, float32, changed self, changed grad_output, changed self
# native avx2, 1 threads value 1 expected f32[2, 0], found f32[1, 0]
# input c4_grad_output: f32[2, 0]
# input c4_self: f32[1, 0]
graph():
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4 : [num_users=1] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c4_self, %c4_self, %c4_grad_output), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    return (c4_out1,)
