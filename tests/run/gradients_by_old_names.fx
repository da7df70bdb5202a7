# Gradient ops that PyTorch had only before 2.0. They return the values of today's ops.
# tolerance: float32 rtol=1e-6 atol=1e-6
# input g: f32[1, 2, 4] -1.5 -1 -0.5 0 0.5 1 1.5 -1.5
# input g2: f32[1, 1, 4, 6] -1.5 -1 -0.5 0 0.5 1 1.5 -1.5 -1 -0.5 0 0.5 1 1.5 -1.5 -1 -0.5 0 0.5 1 1.5 -1.5 -1 -0.5
# input g3: f32[1, 1, 2, 2, 4] -1.5 -1 -0.5 0 0.5 1 1.5 -1.5 -1 -0.5 0 0.5 1 1.5 -1.5 -1
# input x: f32[2, 3] -1.5 -1 -0.5 0 0.5 1
# input w: f32[3] 0.25 -0.5 2
# input go: f32[2, 3] -0.5 0 0.5 1 1.5 2
# expect out0: f32[1, 2, 2] -2.5 -0.5 1.5 0
# expect out1: f32[1, 1, 2, 3] -2.5 -2 2 4 -2.5 -2
# expect out2: f32[1, 1, 1, 2, 2] -4 0 4 -2.5
# expect out3: f32[1, 2, 2] -2.375 -0.625 1.625 -0.125
# expect out4: f32[1, 1, 2, 3] -1.39999998 -2.33333302 1.39999986 2.60000014 -1.66666651 -1.60000014
# expect out5: f32[1, 1, 1, 2, 2] -3.75 -0.25 3.375 -1.875
# expect out6: f32[1, 1, 2, 3] -2.31391907 -2.52103424 2.29003143 3.98384094 -1.95943451 -2.47948456
# expect out7: f32[2, 3] -0.125 -0 1 0.25 1.5 2
# expect out8: f32[3] 0.75 0 -0.25
graph():
    %g : [num_users=2] = placeholder[target=g]
    %g2 : [num_users=3] = placeholder[target=g2]
    %g3 : [num_users=2] = placeholder[target=g3]
    %x : [num_users=1] = placeholder[target=x]
    %w : [num_users=1] = placeholder[target=w]
    %go : [num_users=1] = placeholder[target=go]
    %nearest1d : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest1d_backward.vec](args = (%g, [4], [1, 2, 2], None), kwargs = {})
    %nearest2d : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest2d_backward.vec](args = (%g2, None, [1, 1, 2, 3], [2.0, 2.0]), kwargs = {})
    %nearest3d : [num_users=1] = call_function[target=torch.ops.aten.upsample_nearest3d_backward.vec](args = (%g3, [2, 2, 4], [1, 1, 1, 2, 2], None), kwargs = {})
    %linear1d : [num_users=1] = call_function[target=torch.ops.aten.upsample_linear1d_backward.vec](args = (%g, None, [1, 2, 2], False, [2.0]), kwargs = {})
    %bilinear2d : [num_users=1] = call_function[target=torch.ops.aten.upsample_bilinear2d_backward.vec](args = (%g2, [4, 6], [1, 1, 2, 3], True, None), kwargs = {})
    %trilinear3d : [num_users=1] = call_function[target=torch.ops.aten.upsample_trilinear3d_backward.vec](args = (%g3, [2, 2, 4], [1, 1, 1, 2, 2], False, None), kwargs = {})
    %bicubic2d : [num_users=1] = call_function[target=torch.ops.aten.upsample_bicubic2d_backward.vec](args = (%g2, None, [1, 1, 2, 3], False, [2.0, 2.0]), kwargs = {})
    %prelu : [num_users=2] = call_function[target=torch.ops.aten.prelu_backward.default](args = (%go, %x, %w), kwargs = {})
    %by_self : [num_users=1] = call_function[target=operator.getitem](args = (%prelu, 0), kwargs = {})
    %by_weight : [num_users=1] = call_function[target=operator.getitem](args = (%prelu, 1), kwargs = {})
    return (nearest1d, nearest2d, nearest3d, linear1d, bilinear2d, trilinear3d, bicubic2d, by_self, by_weight)
