# conformance: diff.default
# values: diff.default.npz
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
    %c2_self : [num_users=2] = placeholder[target=c2_self]
    %c4_self : [num_users=2] = placeholder[target=c4_self]
    %c6_self : [num_users=2] = placeholder[target=c6_self]
    %c8_self : [num_users=2] = placeholder[target=c8_self]
    %c10_self : [num_users=2] = placeholder[target=c10_self]
    %c12_self : [num_users=2] = placeholder[target=c12_self]
    %c14_self : [num_users=2] = placeholder[target=c14_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c0_self,), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c0_self, 2, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c2_self,), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c2_self, 2, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c4_self,), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c4_self, 2, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c6_self,), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c6_self, 2, 0), kwargs = {})
    %c8 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c8_self,), kwargs = {})
    %c9 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c8_self, 2, 0), kwargs = {})
    %c10 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c10_self,), kwargs = {})
    %c11 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c10_self, 2, 0), kwargs = {})
    %c12 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c12_self,), kwargs = {})
    %c13 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c12_self, 2, 0), kwargs = {})
    %c14 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c14_self,), kwargs = {})
    %c15 : [num_users=1] = call_function[target=torch.ops.aten.diff.default](args = (%c14_self, 2, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15)
