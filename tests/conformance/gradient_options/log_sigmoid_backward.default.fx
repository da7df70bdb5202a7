# gradients: log_sigmoid_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
# case c2: by c2_grad_output c2_self, not smooth
# case c3: by c3_grad_output c3_self, not smooth
# case c4: by c4_grad_output c4_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_buffer : [num_users=1] = placeholder[target=c0_buffer]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_buffer : [num_users=1] = placeholder[target=c1_buffer]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_buffer : [num_users=1] = placeholder[target=c2_buffer]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_buffer : [num_users=1] = placeholder[target=c3_buffer]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_buffer : [num_users=1] = placeholder[target=c4_buffer]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c0_grad_output, %c0_self, %c0_buffer), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c1_grad_output, %c1_self, %c1_buffer), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c2_grad_output, %c2_self, %c2_buffer), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c3_grad_output, %c3_self, %c3_buffer), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.log_sigmoid_backward.default](args = (%c4_grad_output, %c4_self, %c4_buffer), kwargs = {})
    return (c0, c1, c2, c3, c4)
