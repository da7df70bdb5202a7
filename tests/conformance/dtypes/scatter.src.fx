# conformance: scatter.src
# values: scatter.src.npz
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
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_src : [num_users=1] = placeholder[target=c7_src]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c8_src : [num_users=1] = placeholder[target=c8_src]
    %c9_src : [num_users=1] = placeholder[target=c9_src]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c10_src : [num_users=1] = placeholder[target=c10_src]
    %c11_src : [num_users=1] = placeholder[target=c11_src]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c12_src : [num_users=1] = placeholder[target=c12_src]
    %c13_src : [num_users=1] = placeholder[target=c13_src]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c14_src : [num_users=1] = placeholder[target=c14_src]
    %c15_src : [num_users=1] = placeholder[target=c15_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c0_self, 0, %c0_index, %c0_src), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c0_self, 1, %c0_index, %c1_src), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c2_self, 0, %c0_index, %c2_src), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c2_self, 1, %c0_index, %c3_src), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c4_self, 0, %c0_index, %c4_src), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c4_self, 1, %c0_index, %c5_src), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c6_self, 0, %c0_index, %c6_src), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c6_self, 1, %c0_index, %c7_src), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c8_self, 0, %c0_index, %c8_src), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c8_self, 1, %c0_index, %c9_src), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c10_self, 0, %c0_index, %c10_src), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c10_self, 1, %c0_index, %c11_src), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c12_self, 0, %c0_index, %c12_src), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c12_self, 1, %c0_index, %c13_src), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c14_self, 0, %c0_index, %c14_src), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.scatter.src](args = (%c14_self, 1, %c0_index, %c15_src), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
