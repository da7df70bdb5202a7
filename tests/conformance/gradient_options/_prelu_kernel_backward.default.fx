# gradients: _prelu_kernel_backward.default
# case c0: by c0_grad_output c0_self c0_weight, not smooth
# case c1: by c1_grad_output c1_self c1_weight, not smooth
# case c2: by c2_grad_output c2_self c2_weight, not smooth
# case c3: by c3_grad_output c3_self c3_weight, not smooth
# case c4: by c4_grad_output c4_self c4_weight, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_weight : [num_users=1] = placeholder[target=c0_weight]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_weight : [num_users=1] = placeholder[target=c1_weight]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_weight : [num_users=1] = placeholder[target=c2_weight]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_weight : [num_users=1] = placeholder[target=c3_weight]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_weight : [num_users=1] = placeholder[target=c4_weight]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c0_grad_output, %c0_self, %c0_weight), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c1_grad_output, %c1_self, %c1_weight), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c2_grad_output, %c2_self, %c2_weight), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    %c3 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c3_grad_output, %c3_self, %c3_weight), kwargs = {})
    %c3_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 0), kwargs = {})
    %c3_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c3, 1), kwargs = {})
    %c4 : [num_users=2] = call_function[target=torch.ops.aten._prelu_kernel_backward.default](args = (%c4_grad_output, %c4_self, %c4_weight), kwargs = {})
    %c4_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 0), kwargs = {})
    %c4_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c4, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1, c3_out0, c3_out1, c4_out0, c4_out1)
