# conformance: grid_sampler_3d.default
# values: grid_sampler_3d.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=3] = placeholder[target=c0_input]
    %c0_grid : [num_users=3] = placeholder[target=c0_grid]
    %c3_input : [num_users=3] = placeholder[target=c3_input]
    %c3_grid : [num_users=3] = placeholder[target=c3_grid]
    %c6_input : [num_users=3] = placeholder[target=c6_input]
    %c6_grid : [num_users=3] = placeholder[target=c6_grid]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c0_input, %c0_grid, 0, 0, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c0_input, %c0_grid, 0, 1, False), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c0_input, %c0_grid, 0, 2, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c3_input, %c3_grid, 0, 0, False), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c3_input, %c3_grid, 0, 1, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c3_input, %c3_grid, 0, 2, False), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c6_input, %c6_grid, 0, 0, False), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c6_input, %c6_grid, 0, 1, False), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_3d.default](args = (%c6_input, %c6_grid, 0, 2, False), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
