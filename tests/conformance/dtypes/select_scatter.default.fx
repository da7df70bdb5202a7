# conformance: select_scatter.default
# values: select_scatter.default.npz
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
    %c0_src : [num_users=1] = placeholder[target=c0_src]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_src : [num_users=1] = placeholder[target=c1_src]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_src : [num_users=1] = placeholder[target=c2_src]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_src : [num_users=1] = placeholder[target=c3_src]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_src : [num_users=1] = placeholder[target=c4_src]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_src : [num_users=1] = placeholder[target=c5_src]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_src : [num_users=1] = placeholder[target=c6_src]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_src : [num_users=1] = placeholder[target=c7_src]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c0_self, %c0_src, 0, 1), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c1_self, %c1_src, 0, 1), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c2_self, %c2_src, 0, 1), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c3_self, %c3_src, 0, 1), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c4_self, %c4_src, 0, 1), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c5_self, %c5_src, 0, 1), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c6_self, %c6_src, 0, 1), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.select_scatter.default](args = (%c7_self, %c7_src, 0, 1), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
