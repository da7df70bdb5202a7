# conformance: searchsorted.Tensor
# values: searchsorted.Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_sorted_sequence : [num_users=1] = placeholder[target=c0_sorted_sequence]
    %c1_sorted_sequence : [num_users=1] = placeholder[target=c1_sorted_sequence]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_sorted_sequence : [num_users=1] = placeholder[target=c2_sorted_sequence]
    %c3_sorted_sequence : [num_users=1] = placeholder[target=c3_sorted_sequence]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_sorted_sequence : [num_users=1] = placeholder[target=c4_sorted_sequence]
    %c5_sorted_sequence : [num_users=1] = placeholder[target=c5_sorted_sequence]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_sorted_sequence : [num_users=1] = placeholder[target=c6_sorted_sequence]
    %c7_sorted_sequence : [num_users=1] = placeholder[target=c7_sorted_sequence]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c0_sorted_sequence, %c0_sorted_sequence), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c1_sorted_sequence, %c1_self), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c2_sorted_sequence, %c2_sorted_sequence), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c3_sorted_sequence, %c3_self), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c4_sorted_sequence, %c4_sorted_sequence), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c5_sorted_sequence, %c5_self), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c6_sorted_sequence, %c6_sorted_sequence), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c7_sorted_sequence, %c7_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
