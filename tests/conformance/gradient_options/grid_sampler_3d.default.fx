# gradients: grid_sampler_3d.default
# case c0: by c0_input c0_grid, not smooth
# case c1: by c0_input c0_grid, not smooth
# case c2: by c2_input c0_grid, not smooth
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_grid : [num_users=3] = placeholder[target=c0_grid]
    %c2_input : [num_users=1] = placeholder[target=c2_input]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c0_input, %c0_grid, 0, 2, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c0_input, %c0_grid, 0, 1, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c2_input, %c0_grid, 0, 0, False), kwargs = {})
    return (c0, c1, c2)
