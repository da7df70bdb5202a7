# conformance: repeat_interleave.Tensor
# values: repeat_interleave.Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_repeats : [num_users=1] = placeholder[target=c0_repeats]
    %c1_repeats : [num_users=1] = placeholder[target=c1_repeats]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c0_repeats,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c1_repeats,), kwargs = {output_size: 6})
    return (c0, c1)
