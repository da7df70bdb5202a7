# conformance: searchsorted.Tensor
# values: searchsorted.Tensor.npz
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_sorted_sequence : [num_users=2] = placeholder[target=c0_sorted_sequence]
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c2_sorted_sequence : [num_users=2] = placeholder[target=c2_sorted_sequence]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_sorted_sequence : [num_users=2] = placeholder[target=c4_sorted_sequence]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_sorted_sequence : [num_users=2] = placeholder[target=c6_sorted_sequence]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_sorted_sequence : [num_users=2] = placeholder[target=c8_sorted_sequence]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_sorted_sequence : [num_users=2] = placeholder[target=c10_sorted_sequence]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_sorted_sequence : [num_users=2] = placeholder[target=c12_sorted_sequence]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c0_sorted_sequence, %c0_self), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c0_sorted_sequence, %c0_self), kwargs = {right: True})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c2_sorted_sequence, %c2_self), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c2_sorted_sequence, %c2_self), kwargs = {right: True})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c4_sorted_sequence, %c4_self), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c4_sorted_sequence, %c4_self), kwargs = {right: True})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c6_sorted_sequence, %c6_self), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c6_sorted_sequence, %c6_self), kwargs = {right: True})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c8_sorted_sequence, %c8_self), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c8_sorted_sequence, %c8_self), kwargs = {right: True})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c10_sorted_sequence, %c10_self), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c10_sorted_sequence, %c10_self), kwargs = {right: True})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c12_sorted_sequence, %c12_self), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.searchsorted.Tensor](args = (%c12_sorted_sequence, %c12_self), kwargs = {right: True})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
