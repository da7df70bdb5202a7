# gradients: hardtanh_backward.default
# case c0: by c0_grad_output c0_self
# case c1: by c1_grad_output c1_self
# case c2: by c2_grad_output c2_self, empty
# case c3: by c1_grad_output c1_self
# case c4: by c4_grad_output c4_self
# case c5: by c4_grad_output c4_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=2] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=2] = placeholder[target=c1_self]
    %c2_grad_output : [num_users=1] = placeholder[target=c2_grad_output]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c4_grad_output : [num_users=2] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c0_grad_output, %c0_self, -0.5, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c1_grad_output, %c1_self, -1.0, 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c2_grad_output, %c2_self, -1.0, 1.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c1_grad_output, %c1_self, 0, 6), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c4_grad_output, %c4_self, 0.0, 1.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c4_grad_output, %c4_self, -1, 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
