# conformance: median.default
# values: median.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c8_self : [num_users=1] = placeholder[target=c8_self]
    %c9_self : [num_users=1] = placeholder[target=c9_self]
    %c10_self : [num_users=1] = placeholder[target=c10_self]
    %c11_self : [num_users=1] = placeholder[target=c11_self]
    %c12_self : [num_users=1] = placeholder[target=c12_self]
    %c13_self : [num_users=1] = placeholder[target=c13_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c1_self,), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c3_self,), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c5_self,), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c7_self,), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c9_self,), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c10_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c11_self,), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.median.default](args = (%c13_self,), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13)
