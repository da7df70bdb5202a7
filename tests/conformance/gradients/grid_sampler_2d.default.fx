# gradients: grid_sampler_2d.default
# case c0: by c0_input c0_grid
# case c1: by c0_input c0_grid
# case c2: by c0_input c0_grid
# case c3: by c0_input c0_grid
graph():
    %c0_input : [num_users=4] = placeholder[target=c0_input]
    %c0_grid : [num_users=4] = placeholder[target=c0_grid]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 0, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 0, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 1, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 1, True), kwargs = {})
    return (c0, c1, c2, c3)
