# conformance: dot.default
# values: dot.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_tensor : [num_users=1] = placeholder[target=c0_tensor]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_tensor : [num_users=1] = placeholder[target=c1_tensor]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_tensor : [num_users=1] = placeholder[target=c2_tensor]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_tensor : [num_users=1] = placeholder[target=c3_tensor]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_tensor : [num_users=1] = placeholder[target=c4_tensor]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_tensor : [num_users=1] = placeholder[target=c5_tensor]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_tensor : [num_users=1] = placeholder[target=c6_tensor]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c0_self, %c0_tensor), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c1_self, %c1_tensor), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c2_self, %c2_tensor), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c3_self, %c3_tensor), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c4_self, %c4_tensor), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c5_self, %c5_tensor), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.dot.default](args = (%c6_self, %c6_tensor), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
