# conformance: repeat_interleave.Tensor
# values: repeat_interleave.Tensor.npz
# interpreter: depends on tensor values
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_repeats : [num_users=1] = placeholder[target=c0_repeats]
    %c1_repeats : [num_users=1] = placeholder[target=c1_repeats]
    %c2_repeats : [num_users=1] = placeholder[target=c2_repeats]
    %c3_repeats : [num_users=1] = placeholder[target=c3_repeats]
    %c4_repeats : [num_users=1] = placeholder[target=c4_repeats]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c0_repeats,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c1_repeats,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c2_repeats,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c3_repeats,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.repeat_interleave.Tensor](args = (%c4_repeats,), kwargs = {})
    return (c0, c1, c2, c3, c4)
