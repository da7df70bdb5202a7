# seed 1, pdist of a row-major copy
# input x: f32[3, 2] 1 -2 3 0.5 2 4
# strides x: 1 3
graph():
    %x : [num_users=1] = placeholder[target=x]
    %clone : [num_users=1] = call_function[target=torch.ops.aten.clone.default](args = (%x,), kwargs = {memory_format: torch.contiguous_format})
    %pdist : [num_users=1] = call_function[target=torch.ops.aten._pdist_forward.default](args = (%clone,), kwargs = {})
    return (pdist,)
