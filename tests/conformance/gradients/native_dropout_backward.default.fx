# gradients: native_dropout_backward.default
# case c0: by c0_grad_output
# case c1: by c0_grad_output
# case c2: by c0_grad_output
# case c3: by c3_grad_output
# case c4: by c3_grad_output
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_mask : [num_users=3] = placeholder[target=c0_mask]
    %c3_grad_output : [num_users=2] = placeholder[target=c3_grad_output]
    %c3_mask : [num_users=2] = placeholder[target=c3_mask]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c0_grad_output, %c0_mask, 0.0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c0_grad_output, %c0_mask, 1.0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c0_grad_output, %c0_mask, 2.0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c3_grad_output, %c3_mask, 1.25), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.native_dropout_backward.default](args = (%c3_grad_output, %c3_mask, 2.0), kwargs = {})
    return (c0, c1, c2, c3, c4)
