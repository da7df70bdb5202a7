# seed 12, decompositions keep the strides of dims of size 1, from which cat takes the memory format
# input x: f32[2, 3, 2, 4] -11 -4 3 10 -6 1 8 -8 -1 6 -10 -3 4 11 -5 2 9 -7 0 7 -9 -2 5 -11 -4 3 10 -6 1 8 -8 -1 6 -10 -3 4 11 -5 2 9 -7 0 7 -9 -2 5 -11 -4
graph():
    %x : [num_users=1] = placeholder[target=x]
    %image : [num_users=1] = call_function[target=torch.ops.aten.permute.default](args = (%x, [0, 3, 1, 2]), kwargs = {})
    %a : [num_users=1] = call_function[target=torch.ops.aten._upsample_nearest_exact2d.default](args = (%image, [1, 5]), kwargs = {})
    %b : [num_users=2] = call_function[target=torch.ops.aten.upsample_bilinear2d.default](args = (%a, [2, 1], False), kwargs = {})
    %cat : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%b, %b], 1), kwargs = {})
    return (b, cat)
