# conformance: scatter.value
# values: scatter.value.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: bool rtol=0 atol=0
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=2] = placeholder[target=c1_index]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=1] = placeholder[target=c2_index]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=1] = placeholder[target=c3_index]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_index : [num_users=2] = placeholder[target=c6_index]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c0_self, 0, %c0_index, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c1_self, -1, %c1_index, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c2_self, 0, %c2_index, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c3_self, -1, %c3_index, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c4_self, 0, %c0_index, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c5_self, -1, %c1_index, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c6_self, 0, %c6_index, 2.5), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.value](args = (%c7_self, 0, %c6_index, 2.5), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
