# seed 59007005, low_memory_pooling_gradients, float64, changed dilation
# input x: f64[1, 1, 3, 6] -1.25 0.51000000000000001 -0.47999999999999998 1.28 0.28999999999999998 -0.69999999999999996 1.0600000000000001 0.070000000000000007 -0.92000000000000004 0.83999999999999997 -0.14999999999999999 -1.1399999999999999 0.62 -0.37 1.3899999999999999 0.40000000000000002 -0.58999999999999997 1.1699999999999999
# input y: f64[1, 2, 2, 2, 2] -1.5 -0.23999999999999999 1.02 -0.96999999999999997 0.28999999999999998 1.55 -0.44 0.81999999999999995 -1.1699999999999999 0.089999999999999997 1.3500000000000001 -0.64000000000000001 0.62 -1.3700000000000001 -0.11 1.1499999999999999
graph():
    %x : [num_users=2] = placeholder[target=x]
    %y : [num_users=1] = placeholder[target=y]
    %images : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%x, [2, 3], [1, 2], [1, 1], [1], False), kwargs = {})
    %of_images : [num_users=1] = call_function[target=operator.getitem](args = (%images, 0), kwargs = {})
    %volumes : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool_with_offsets.default](args = (%y, [2, 1, 2], [1, 1, 1], [0, 0, 1], [1, 1, 1], True), kwargs = {})
    %of_volumes : [num_users=1] = call_function[target=operator.getitem](args = (%volumes, 0), kwargs = {})
    %old : [num_users=1] = call_function[target=torch.ops.prims._low_memory_max_pool2d_with_offsets.default](args = (%x, [2, 3], [1, 2], [1, 1], [1, 1], False), kwargs = {})
    %by_old_name : [num_users=1] = call_function[target=operator.getitem](args = (%old, 0), kwargs = {})
    return [by_old_name, of_images, of_volumes]

