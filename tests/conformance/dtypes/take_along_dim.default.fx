# conformance: take_along_dim.default
# values: take_along_dim.default.npz
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
    %c0_indices : [num_users=8] = placeholder[target=c0_indices]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c0_self, %c0_indices, 0), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c1_self, %c0_indices, 0), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c2_self, %c0_indices, 0), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c3_self, %c0_indices, 0), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c4_self, %c0_indices, 0), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c5_self, %c0_indices, 0), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c6_self, %c0_indices, 0), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.take_along_dim.default](args = (%c7_self, %c0_indices, 0), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
