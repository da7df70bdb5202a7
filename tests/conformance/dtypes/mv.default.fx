# conformance: mv.default
# values: mv.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_vec : [num_users=1] = placeholder[target=c0_vec]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_vec : [num_users=1] = placeholder[target=c1_vec]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_vec : [num_users=1] = placeholder[target=c2_vec]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_vec : [num_users=1] = placeholder[target=c3_vec]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_vec : [num_users=1] = placeholder[target=c4_vec]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_vec : [num_users=1] = placeholder[target=c5_vec]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_vec : [num_users=1] = placeholder[target=c6_vec]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c0_self, %c0_vec), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c1_self, %c1_vec), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c2_self, %c2_vec), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c3_self, %c3_vec), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c4_self, %c4_vec), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c5_self, %c5_vec), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.mv.default](args = (%c6_self, %c6_vec), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
