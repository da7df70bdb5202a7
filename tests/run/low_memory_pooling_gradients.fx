# Gradients of max pooling of images and volumes that stores one byte for each window.
# input x: f64[1, 1, 3, 6] -1.25 0.51 -0.48 1.28 0.29 -0.7 1.06 0.07 -0.92 0.84 -0.15 -1.14 0.62 -0.37 1.39 0.4 -0.59 1.17
# input y: f64[1, 2, 2, 2, 2] -1.5 -0.24 1.02 -0.97 0.29 1.55 -0.44 0.82 -1.17 0.09 1.35 -0.64 0.62 -1.37 -0.11 1.15
# expect out0: f64[1, 1, 4, 3] 0.51 1.28 1.28 1.06 1.28 1.28 1.06 1.39 1.17 0.62 1.39 1.17
# expect out1: f64[1, 2, 1, 2, 3] 0.29 1.55 1.55 1.02 1.02 0.82 0.62 0.62 0.09 1.35 1.35 1.15
# expect out2: f64[1, 1, 4, 3] 0.51 1.28 1.28 1.06 1.28 1.28 1.06 1.39 1.17 0.62 1.39 1.17
# differentiate: x y
graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %images : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%x, [2, 3], [1, 2], [1, 1], [1, 1], False), kwargs = {})
    %of_images : [num_users=1] = call_function[target=operator.getitem](args = (%images, 0), kwargs = {})
    %volumes : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%y, [2, 1, 2], [1, 1, 1], [0, 0, 1], [1, 1, 1], True), kwargs = {})
    %of_volumes : [num_users=1] = call_function[target=operator.getitem](args = (%volumes, 0), kwargs = {})
    %old : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool2d_with_offsets.default](args = (%x, [2, 3], [1, 2], [1, 1], [1, 1], False), kwargs = {})
    %by_old_name : [num_users=1] = call_function[target=operator.getitem](args = (%old, 0), kwargs = {})
    return (of_images, of_volumes, by_old_name)
