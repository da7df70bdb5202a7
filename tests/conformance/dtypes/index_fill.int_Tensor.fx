# conformance: index_fill.int_Tensor
# values: index_fill.int_Tensor.npz
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
    %c0_value : [num_users=1] = placeholder[target=c0_value]
    %c1_value : [num_users=8] = placeholder[target=c1_value]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_value : [num_users=1] = placeholder[target=c2_value]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_value : [num_users=1] = placeholder[target=c4_value]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_value : [num_users=1] = placeholder[target=c6_value]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_value : [num_users=1] = placeholder[target=c8_value]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c10_value : [num_users=1] = placeholder[target=c10_value]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_value : [num_users=1] = placeholder[target=c12_value]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c14_value : [num_users=1] = placeholder[target=c14_value]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c0_self, 1, %c0_index, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c0_self, 1, %c0_index, %c1_value), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c2_self, 1, %c0_index, %c2_value), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c2_self, 1, %c0_index, %c1_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c4_self, 1, %c0_index, %c4_value), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c4_self, 1, %c0_index, %c1_value), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c6_self, 1, %c0_index, %c6_value), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c6_self, 1, %c0_index, %c1_value), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c8_self, 1, %c0_index, %c8_value), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c8_self, 1, %c0_index, %c1_value), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c10_self, 1, %c0_index, %c10_value), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c10_self, 1, %c0_index, %c1_value), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c12_self, 1, %c0_index, %c12_value), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c12_self, 1, %c0_index, %c1_value), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c14_self, 1, %c0_index, %c14_value), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c14_self, 1, %c0_index, %c1_value), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
