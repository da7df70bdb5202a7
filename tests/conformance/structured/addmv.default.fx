# conformance: addmv.default
# values: addmv.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat : [num_users=1] = placeholder[target=c0_mat]
    %c0_vec : [num_users=1] = placeholder[target=c0_vec]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mat : [num_users=1] = placeholder[target=c1_mat]
    %c1_vec : [num_users=1] = placeholder[target=c1_vec]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat : [num_users=1] = placeholder[target=c2_mat]
    %c2_vec : [num_users=1] = placeholder[target=c2_vec]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mat : [num_users=1] = placeholder[target=c3_mat]
    %c3_vec : [num_users=1] = placeholder[target=c3_vec]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mat : [num_users=1] = placeholder[target=c4_mat]
    %c4_vec : [num_users=1] = placeholder[target=c4_vec]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_mat : [num_users=1] = placeholder[target=c5_mat]
    %c5_vec : [num_users=1] = placeholder[target=c5_vec]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_mat : [num_users=1] = placeholder[target=c6_mat]
    %c6_vec : [num_users=1] = placeholder[target=c6_vec]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mat : [num_users=1] = placeholder[target=c7_mat]
    %c7_vec : [num_users=1] = placeholder[target=c7_vec]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c0_self, %c0_mat, %c0_vec), kwargs = {})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c1_self, %c1_mat, %c1_vec), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c2_self, %c2_mat, %c2_vec), kwargs = {})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c3_self, %c3_mat, %c3_vec), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c4_self, %c4_mat, %c4_vec), kwargs = {})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c5_self, %c5_mat, %c5_vec), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c6_self, %c6_mat, %c6_vec), kwargs = {})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addmv.default](args = (%c7_self, %c7_mat, %c7_vec), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
