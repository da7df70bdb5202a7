# seed 12, strides of the only channel make the results channels-last
# input x: f32[2, 1, 3, 2] 1 2 3 4 5 6 7 8 9 10 11 12
graph():
    %x : [num_users=3] = placeholder[target=x]
    %zeros_like : [num_users=1] = call_function[target=torch.ops.aten.zeros_like.default](args = (%x,), kwargs = {memory_format: torch.channels_last})
    %zeros : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%zeros_like, %zeros_like], 1), kwargs = {})
    %full_like : [num_users=1] = call_function[target=torch.ops.aten.full_like.default](args = (%x, 2), kwargs = {memory_format: torch.channels_last})
    %twos : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%full_like, %full_like], 1), kwargs = {})
    %contiguous : [num_users=1] = call_function[target=torch.ops.aten.contiguous.default](args = (%x,), kwargs = {memory_format: torch.channels_last})
    %given : [num_users=1] = call_function[target=torch.ops.aten.cat.default](args = ([%contiguous, %contiguous], 1), kwargs = {})
    return [zeros, twos, given]
