# seed 1, slice_scatter_after_copy
# input x: f32[4] 1 2 3 4
# strides x: 2
# input value: f32[2] 10 20
graph():
    %x : [num_users=1] = placeholder[target=x]
    %value : [num_users=1] = placeholder[target=value]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {})
    %slice_scatter : [num_users=1] = call_function[target=torch.ops.aten.slice_scatter.default](args = (%clone, %value, 0, 1, 3), kwargs = {})
    return (slice_scatter,)
