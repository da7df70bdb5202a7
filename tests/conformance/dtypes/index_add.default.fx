# conformance: index_add.default
# values: index_add.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=3] = placeholder[target=c0_self]
    %c0_index : [num_users=8] = placeholder[target=c0_index]
    %c0_source : [num_users=3] = placeholder[target=c0_source]
    %c1_index : [num_users=8] = placeholder[target=c1_index]
    %c2_index : [num_users=8] = placeholder[target=c2_index]
    %c3_self : [num_users=3] = placeholder[target=c3_self]
    %c3_source : [num_users=3] = placeholder[target=c3_source]
    %c6_self : [num_users=3] = placeholder[target=c6_self]
    %c6_source : [num_users=3] = placeholder[target=c6_source]
    %c9_self : [num_users=3] = placeholder[target=c9_self]
    %c9_source : [num_users=3] = placeholder[target=c9_source]
    %c12_self : [num_users=3] = placeholder[target=c12_self]
    %c12_source : [num_users=3] = placeholder[target=c12_source]
    %c15_self : [num_users=3] = placeholder[target=c15_self]
    %c15_source : [num_users=3] = placeholder[target=c15_source]
    %c18_self : [num_users=3] = placeholder[target=c18_self]
    %c18_source : [num_users=3] = placeholder[target=c18_source]
    %c21_self : [num_users=3] = placeholder[target=c21_self]
    %c21_source : [num_users=3] = placeholder[target=c21_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 1, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 1, %c1_index, %c0_source), kwargs = {alpha: 2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 1, %c2_index, %c0_source), kwargs = {alpha: 1.5})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c3_self, 1, %c0_index, %c3_source), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c3_self, 1, %c1_index, %c3_source), kwargs = {alpha: 2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c3_self, 1, %c2_index, %c3_source), kwargs = {alpha: 1.5})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c6_self, 1, %c0_index, %c6_source), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c6_self, 1, %c1_index, %c6_source), kwargs = {alpha: 2})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c6_self, 1, %c2_index, %c6_source), kwargs = {alpha: 1.5})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c9_self, 1, %c0_index, %c9_source), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c9_self, 1, %c1_index, %c9_source), kwargs = {alpha: 2})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c9_self, 1, %c2_index, %c9_source), kwargs = {alpha: 1.5})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c12_self, 1, %c0_index, %c12_source), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c12_self, 1, %c1_index, %c12_source), kwargs = {alpha: 2})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c12_self, 1, %c2_index, %c12_source), kwargs = {alpha: 1.5})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c15_self, 1, %c0_index, %c15_source), kwargs = {})
    %c16 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c15_self, 1, %c1_index, %c15_source), kwargs = {alpha: 1})
    %c17 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c15_self, 1, %c2_index, %c15_source), kwargs = {alpha: 1.5})
    %c18 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c18_self, 1, %c0_index, %c18_source), kwargs = {})
    %c19 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c18_self, 1, %c1_index, %c18_source), kwargs = {alpha: 2})
    %c20 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c18_self, 1, %c2_index, %c18_source), kwargs = {alpha: 1.5})
    %c21 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c21_self, 1, %c0_index, %c21_source), kwargs = {})
    %c22 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c21_self, 1, %c1_index, %c21_source), kwargs = {alpha: 2})
    %c23 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c21_self, 1, %c2_index, %c21_source), kwargs = {alpha: 1.5})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, c21, c22, c23)
