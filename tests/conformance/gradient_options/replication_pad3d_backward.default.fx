# gradients: replication_pad3d_backward.default
# case c0: by c0_grad_output c0_self, not smooth
# case c1: by c1_grad_output c1_self, not smooth
graph():
    %c0_grad_output : [num_users=1] = placeholder[target=c0_grad_output]
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_grad_output : [num_users=1] = placeholder[target=c1_grad_output]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d_backward.default](args = (%c0_grad_output, %c0_self, [1, 0, 0, 1, 0, 1]), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.replication_pad3d_backward.default](args = (%c1_grad_output, %c1_self, [1, 0, 1, 0, 0, 1]), kwargs = {})
    return (c0, c1)
