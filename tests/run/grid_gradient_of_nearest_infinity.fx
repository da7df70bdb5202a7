# The gradient of a grid from which the nearest elements are taken is 0 for any values of the elements. PyTorch computed
# the expected values.
# input grad: f32[1, 1, 1, 2] 1 2
# input x: f32[1, 1, 2, 2] inf nan 1 -inf
# input grid: f32[1, 1, 2, 2] -0.5 -0.5 0.5 -0.5
# expect out0: f32[1, 1, 2, 2] 1 2 0 0
# expect out1: f32[1, 1, 2, 2] 0 0 0 0
def forward(self, grad: "f32[1, 1, 1, 2]", x: "f32[1, 1, 2, 2]", grid: "f32[1, 1, 2, 2]"):
    both = torch.ops.aten.grid_sampler_2d_backward.default(grad, x, grid, 1, 0, False, [True, True])
    of_x = both[0]
    of_grid = both[1]
    return (of_x, of_grid)
