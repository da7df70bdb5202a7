# gradients: grid_sampler_2d.default
# case c0: by c0_input c0_grid, not smooth
# case c1: by c0_input c0_grid, not smooth
graph():
    %c0_input : [num_users=2] = placeholder[target=c0_input]
    %c0_grid : [num_users=2] = placeholder[target=c0_grid]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 0, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 0, False), kwargs = {})
    return (c0, c1)
