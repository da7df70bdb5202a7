# conformance: index_fill.int_Scalar
# values: index_fill.int_Scalar.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=16] = placeholder[target=c0_index]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c0_self, 1, %c0_index, 2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c0_self, 1, %c0_index, 1.5), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c2_self, 1, %c0_index, 2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c2_self, 1, %c0_index, 1.5), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c4_self, 1, %c0_index, 2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c4_self, 1, %c0_index, 1.5), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c6_self, 1, %c0_index, 2), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c6_self, 1, %c0_index, 1.5), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c8_self, 1, %c0_index, 2), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c8_self, 1, %c0_index, 1.5), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c10_self, 1, %c0_index, 1), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c10_self, 1, %c0_index, 1.5), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c12_self, 1, %c0_index, 2), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c12_self, 1, %c0_index, 1.5), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c14_self, 1, %c0_index, 2), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Scalar](args = (%c14_self, 1, %c0_index, 1.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
