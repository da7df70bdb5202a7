# conformance: linalg_cross.default
# values: linalg_cross.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_other : [num_users=1] = placeholder[target=c0_other]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_other : [num_users=1] = placeholder[target=c1_other]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_other : [num_users=1] = placeholder[target=c2_other]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_other : [num_users=1] = placeholder[target=c3_other]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_other : [num_users=1] = placeholder[target=c4_other]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_other : [num_users=1] = placeholder[target=c5_other]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_other : [num_users=1] = placeholder[target=c6_other]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_other : [num_users=1] = placeholder[target=c7_other]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c0_self, %c0_other), kwargs = {dim: 1})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c1_self, %c1_other), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c2_self, %c2_other), kwargs = {dim: 1})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c3_self, %c3_other), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c4_self, %c4_other), kwargs = {dim: 1})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c5_self, %c5_other), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c6_self, %c6_other), kwargs = {dim: 1})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.linalg_cross.default](args = (%c7_self, %c7_other), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
