# conformance: index_fill.int_Scalar
# values: index_fill.int_Scalar.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=7] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=1] = placeholder[target=c3_index]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c0_self, 0, %c0_index, -8.478373527526855), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c1_self, -1, %c1_index, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c2_self, 0, %c0_index, -4.826984902407649), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c3_self, -1, %c3_index, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c4_self, 0, %c0_index, -8.5), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c5_self, -1, %c1_index, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c6_self, 0, %c0_index, -8), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c7_self, 0, %c0_index, 1), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c8_self, 0, %c0_index, True), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c9_self, 0, %c0_index, True), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
