# conformance: index_select.default
# values: index_select.default.npz
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
    %c0_index : [num_users=8] = placeholder[target=c0_index]
    %c1_index : [num_users=8] = placeholder[target=c1_index]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=8] = placeholder[target=c2_index]
    %c3_self : [num_users=2] = placeholder[target=c3_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=2] = placeholder[target=c9_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=1] = placeholder[target=c14_self]
    %c15_self : [num_users=2] = placeholder[target=c15_self]
    %c17_self : [num_users=1] = placeholder[target=c17_self]
    %c18_self : [num_users=2] = placeholder[target=c18_self]
    %c20_self : [num_users=1] = placeholder[target=c20_self]
    %c21_self : [num_users=2] = placeholder[target=c21_self]
    %c23_self : [num_users=1] = placeholder[target=c23_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c0_self, 1, %c0_index), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c0_self, 0, %c1_index), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c2_self, 0, %c2_index), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c3_self, 1, %c0_index), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c3_self, 0, %c1_index), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c5_self, 0, %c2_index), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c6_self, 1, %c0_index), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c6_self, 0, %c1_index), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c8_self, 0, %c2_index), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c9_self, 1, %c0_index), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c9_self, 0, %c1_index), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c11_self, 0, %c2_index), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c12_self, 1, %c0_index), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c12_self, 0, %c1_index), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c14_self, 0, %c2_index), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c15_self, 1, %c0_index), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c15_self, 0, %c1_index), kwargs = {})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c17_self, 0, %c2_index), kwargs = {})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c18_self, 1, %c0_index), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c18_self, 0, %c1_index), kwargs = {})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c20_self, 0, %c2_index), kwargs = {})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c21_self, 1, %c0_index), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c21_self, 0, %c1_index), kwargs = {})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.index_select.default](args = (%c23_self, 0, %c2_index), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
