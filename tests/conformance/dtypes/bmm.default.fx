# conformance: bmm.default
# values: bmm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float16 rtol=0.002 atol=0.001
# tolerance: int16 rtol=0 atol=0
# tolerance: int32 rtol=0 atol=0
# tolerance: int64 rtol=0 atol=0
# tolerance: int8 rtol=0 atol=0
# tolerance: uint8 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat2 : [num_users=1] = placeholder[target=c0_mat2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mat2 : [num_users=1] = placeholder[target=c1_mat2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat2 : [num_users=1] = placeholder[target=c2_mat2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mat2 : [num_users=1] = placeholder[target=c3_mat2]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mat2 : [num_users=1] = placeholder[target=c4_mat2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_mat2 : [num_users=1] = placeholder[target=c5_mat2]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_mat2 : [num_users=1] = placeholder[target=c6_mat2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c0_self, %c0_mat2), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c1_self, %c1_mat2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c2_self, %c2_mat2), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c3_self, %c3_mat2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c4_self, %c4_mat2), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c5_self, %c5_mat2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.bmm.default](args = (%c6_self, %c6_mat2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6)
