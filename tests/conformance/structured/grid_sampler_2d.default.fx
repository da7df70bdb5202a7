# conformance: grid_sampler_2d.default
# values: grid_sampler_2d.default.npz
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_input : [num_users=18] = placeholder[target=c0_input]
    %c0_grid : [num_users=18] = placeholder[target=c0_grid]
    %c18_input : [num_users=18] = placeholder[target=c18_input]
    %c18_grid : [num_users=18] = placeholder[target=c18_grid]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 0, False), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 0, True), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 1, False), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 1, True), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 2, False), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 0, 2, True), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 0, False), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 0, True), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 1, False), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 1, True), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 2, False), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 1, 2, True), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 0, False), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 0, True), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 1, False), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 1, True), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 2, False), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c0_input, %c0_grid, 2, 2, True), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 0, False), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 0, True), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 1, False), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 1, True), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 2, False), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 0, 2, True), kwargs = {})
    %c24 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 0, False), kwargs = {})
    %c25 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 0, True), kwargs = {})
    %c26 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 1, False), kwargs = {})
    %c27 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 1, True), kwargs = {})
    %c28 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 2, False), kwargs = {})
    %c29 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 1, 2, True), kwargs = {})
    %c30 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 0, False), kwargs = {})
    %c31 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 0, True), kwargs = {})
    %c32 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 1, False), kwargs = {})
    %c33 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 1, True), kwargs = {})
    %c34 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 2, False), kwargs = {})
    %c35 : [num_users=1] = call_function[target=torch.ops.aten.grid_sampler_2d.default](args = (%c18_input, %c18_grid, 2, 2, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23, c24, c25, c26, c27, c28, c29, c30, c31, c32, c33, c34, c35)
