# conformance: searchsorted.Scalar
# values: searchsorted.Scalar.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_sorted_sequence : [num_users=3] = placeholder[target=c0_sorted_sequence]
    %c3_sorted_sequence : [num_users=3] = placeholder[target=c3_sorted_sequence]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c0_sorted_sequence, 0.5), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c0_sorted_sequence, 0.5), kwargs = {side: right})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c0_sorted_sequence, -3), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c3_sorted_sequence, 0.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c3_sorted_sequence, 0.5), kwargs = {side: right})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c3_sorted_sequence, -3), kwargs = {})
    return (c0, c1, c2, c3, c4, c5)
