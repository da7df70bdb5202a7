# conformance: index_add.default
# values: index_add.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=2] = placeholder[target=c0_self]
    %c0_index : [num_users=1] = placeholder[target=c0_index]
    %c0_source : [num_users=1] = placeholder[target=c0_source]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_source : [num_users=1] = placeholder[target=c1_source]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=1] = placeholder[target=c2_index]
    %c2_source : [num_users=1] = placeholder[target=c2_source]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=1] = placeholder[target=c3_index]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_index : [num_users=1] = placeholder[target=c4_index]
    %c4_source : [num_users=1] = placeholder[target=c4_source]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_index : [num_users=1] = placeholder[target=c5_index]
    %c5_source : [num_users=1] = placeholder[target=c5_source]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_index : [num_users=1] = placeholder[target=c6_index]
    %c6_source : [num_users=1] = placeholder[target=c6_source]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 0, %c0_index, %c0_source), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c0_self, 1, %c1_index, %c1_source), kwargs = {alpha: -2})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c2_self, -2, %c2_index, %c2_source), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c3_self, 0, %c3_index, %c3_self), kwargs = {alpha: -2})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c4_self, 1, %c4_index, %c4_source), kwargs = {alpha: -2})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c5_self, 0, %c5_index, %c5_source), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.index_add.default](args = (%c6_self, 0, %c6_index, %c6_source), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
