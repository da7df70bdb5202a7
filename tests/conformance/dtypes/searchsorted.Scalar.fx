# conformance: searchsorted.Scalar
# values: searchsorted.Scalar.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_sorted_sequence : [num_users=2] = placeholder[target=c0_sorted_sequence]
    %c2_sorted_sequence : [num_users=2] = placeholder[target=c2_sorted_sequence]
    %c4_sorted_sequence : [num_users=2] = placeholder[target=c4_sorted_sequence]
    %c6_sorted_sequence : [num_users=2] = placeholder[target=c6_sorted_sequence]
    %c8_sorted_sequence : [num_users=2] = placeholder[target=c8_sorted_sequence]
    %c10_sorted_sequence : [num_users=2] = placeholder[target=c10_sorted_sequence]
    %c12_sorted_sequence : [num_users=2] = placeholder[target=c12_sorted_sequence]
    %c14_sorted_sequence : [num_users=2] = placeholder[target=c14_sorted_sequence]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c0_sorted_sequence, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c0_sorted_sequence, 1), kwargs = {right: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c2_sorted_sequence, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c2_sorted_sequence, 1), kwargs = {right: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c4_sorted_sequence, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c4_sorted_sequence, 1), kwargs = {right: True})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c6_sorted_sequence, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c6_sorted_sequence, 1), kwargs = {right: True})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c8_sorted_sequence, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c8_sorted_sequence, 1), kwargs = {right: True})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c10_sorted_sequence, 2), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c10_sorted_sequence, 1), kwargs = {right: True})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c12_sorted_sequence, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c12_sorted_sequence, 1), kwargs = {right: True})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c14_sorted_sequence, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Scalar](args = (%c14_sorted_sequence, 1), kwargs = {right: True})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
