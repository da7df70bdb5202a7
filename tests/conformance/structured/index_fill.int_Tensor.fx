# conformance: index_fill.int_Tensor
# values: index_fill.int_Tensor.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=10] = placeholder[target=c0_index]
    %c0_value : [num_users=2] = placeholder[target=c0_value]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_value : [num_users=2] = placeholder[target=c2_value]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_value : [num_users=2] = placeholder[target=c4_value]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_value : [num_users=2] = placeholder[target=c6_value]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c0_self, 0, %c0_index, %c0_value), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c1_self, 0, %c0_index, %c0_value), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c2_self, 0, %c0_index, %c2_value), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c3_self, 0, %c0_index, %c2_value), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c4_self, 0, %c0_index, %c4_value), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c5_self, 0, %c0_index, %c4_value), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c6_self, 0, %c0_index, %c6_value), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c7_self, 0, %c0_index, %c6_value), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c8_self, 0, %c0_index, %c8_self), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_fill.int_Tensor](args = (%c9_self, 0, %c0_index, %c8_self), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9)
