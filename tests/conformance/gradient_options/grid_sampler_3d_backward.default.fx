# gradients: grid_sampler_3d_backward.default
# case c0: by c0_grad_output c0_input c0_grid, not smooth
# case c1: by c0_grad_output c0_input c0_grid, not smooth
# case c2: by c0_grad_output c0_input c0_grid, not smooth
graph():
    %c0_grad_output : [num_users=3] = placeholder[target=c0_grad_output]
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0_grid : [num_users=3] = placeholder[target=c0_grid]
    %c0 : [num_users=2] = call_function[target=torch.ops.aten.grid_sampler_3d_backward.default](args = (%c0_grad_output, %c0_input, %c0_grid, 1, 0, False, [True, True]), kwargs = {})
    %c0_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 0), kwargs = {})
    %c0_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c0, 1), kwargs = {})
    %c1 : [num_users=2] = call_function[target=torch.ops.aten.grid_sampler_3d_backward.default](args = (%c0_grad_output, %c0_input, %c0_grid, 0, 2, False, [True, True]), kwargs = {})
    %c1_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 0), kwargs = {})
    %c1_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c1, 1), kwargs = {})
    %c2 : [num_users=2] = call_function[target=torch.ops.aten.grid_sampler_3d_backward.default](args = (%c0_grad_output, %c0_input, %c0_grid, 0, 1, False, [True, True]), kwargs = {})
    %c2_out0 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 0), kwargs = {})
    %c2_out1 : [num_users=1] = call_function[target=operator.getitem](args = (%c2, 1), kwargs = {})
    return (c0_out0, c0_out1, c1_out0, c1_out1, c2_out0, c2_out1)
