# conformance: scatter.src
# values: scatter.src.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_index : [num_users=2] = placeholder[target=c0_index]
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_index : [num_users=1] = placeholder[target=c1_index]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_index : [num_users=2] = placeholder[target=c2_index]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_index : [num_users=2] = placeholder[target=c3_index]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_index : [num_users=1] = placeholder[target=c4_index]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_src : [num_users=1] = placeholder[target=c7_src]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c8_index : [num_users=1] = placeholder[target=c8_index]
    %c8_src : [num_users=1] = placeholder[target=c8_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c0_self, 0, %c0_index, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c1_self, 0, %c1_index, %c1_src), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c2_self, 2, %c2_index, %c2_src), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c3_self, 0, %c3_index, %c3_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c4_self, 0, %c4_index, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c5_self, 2, %c2_index, %c5_src), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c6_self, 0, %c0_index, %c6_src), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c7_self, -1, %c3_index, %c7_src), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c8_self, 0, %c8_index, %c8_src), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8)
