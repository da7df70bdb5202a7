# seed 1, segment_reduce of a number
# input x: f32[] 1
# input lengths: i64[1] 1
graph():
    %x : [num_users=1] = placeholder[target=x]
    %lengths : [num_users=1] = placeholder[target=lengths]
    %reduced : [num_users=1] = call_function[target=torch.ops.aten.segment_reduce.default](args = (%x, sum), kwargs = {lengths: %lengths})
    return (reduced,)
