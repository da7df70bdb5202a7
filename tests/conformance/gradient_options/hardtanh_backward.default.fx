# gradients: hardtanh_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
# case c2: by c0_grad_output c0_self, not smooth
# case c3: by c3_grad_output c3_self, not smooth
# case c4: by c4_grad_output c4_self, not smooth
# case c5: by c5_grad_output c5_self, not smooth
# case c6: by c6_grad_output c6_self, not smooth
graph():
    %c0_grad_output : [num_users=2] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c3_grad_output : [num_users=1] = placeholder[target=c3_grad_output]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_grad_output : [num_users=1] = placeholder[target=c4_grad_output]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_grad_output : [num_users=1] = placeholder[target=c5_grad_output]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_grad_output : [num_users=1] = placeholder[target=c6_grad_output]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c0_grad_output, %c0_self, 0.5, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c1_grad_output, %c1_self, 0.5, 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c0_grad_output, %c0_self, -0.5, 3.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c3_grad_output, %c3_self, -1.0, 1.0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c4_grad_output, %c4_self, -0.5, 0.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c5_grad_output, %c5_self, -1.0, 1.0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.hardtanh_backward.default](args = (%c6_grad_output, %c6_self, -0.5, 0.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
