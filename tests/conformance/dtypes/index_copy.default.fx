# conformance: index_copy.default
# values: index_copy.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=8] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_source : [num_users=1] = placeholder[target=c3_source]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_source : [num_users=1] = placeholder[target=c4_source]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_source : [num_users=1] = placeholder[target=c5_source]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_source : [num_users=1] = placeholder[target=c6_source]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_source : [num_users=1] = placeholder[target=c7_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c0_self, 1, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c1_self, 1, %c0_index, %c1_source), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c2_self, 1, %c0_index, %c2_source), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c3_self, 1, %c0_index, %c3_source), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c4_self, 1, %c0_index, %c4_source), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c5_self, 1, %c0_index, %c5_source), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c6_self, 1, %c0_index, %c6_source), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.index_copy.default](args = (%c7_self, 1, %c0_index, %c7_source), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
