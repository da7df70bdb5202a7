# conformance: addmm.default
# values: addmm.default.npz
# tolerance: bfloat16 rtol=0.02 atol=0.01
# tolerance: float32 rtol=1e-05 atol=1e-05
# tolerance: float64 rtol=1e-09 atol=1e-09
# tolerance: int64 rtol=0 atol=0
graph():
    %c0_self : [num_users=1] = placeholder[target=c0_self]
    %c0_mat1 : [num_users=1] = placeholder[target=c0_mat1]
    %c0_mat2 : [num_users=1] = placeholder[target=c0_mat2]
    %c1_self : [num_users=1] = placeholder[target=c1_self]
    %c1_mat1 : [num_users=1] = placeholder[target=c1_mat1]
    %c1_mat2 : [num_users=1] = placeholder[target=c1_mat2]
    %c2_self : [num_users=1] = placeholder[target=c2_self]
    %c2_mat1 : [num_users=1] = placeholder[target=c2_mat1]
    %c2_mat2 : [num_users=1] = placeholder[target=c2_mat2]
    %c3_self : [num_users=1] = placeholder[target=c3_self]
    %c3_mat1 : [num_users=1] = placeholder[target=c3_mat1]
    %c3_mat2 : [num_users=1] = placeholder[target=c3_mat2]
    %c4_self : [num_users=1] = placeholder[target=c4_self]
    %c4_mat1 : [num_users=1] = placeholder[target=c4_mat1]
    %c4_mat2 : [num_users=1] = placeholder[target=c4_mat2]
    %c5_self : [num_users=1] = placeholder[target=c5_self]
    %c5_mat1 : [num_users=1] = placeholder[target=c5_mat1]
    %c5_mat2 : [num_users=1] = placeholder[target=c5_mat2]
    %c6_self : [num_users=1] = placeholder[target=c6_self]
    %c6_mat1 : [num_users=1] = placeholder[target=c6_mat1]
    %c6_mat2 : [num_users=1] = placeholder[target=c6_mat2]
    %c7_self : [num_users=1] = placeholder[target=c7_self]
    %c7_mat1 : [num_users=1] = placeholder[target=c7_mat1]
    %c7_mat2 : [num_users=1] = placeholder[target=c7_mat2]
    %c0 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c0_self, %c0_mat1, %c0_mat2), kwargs = {beta: 0.2, alpha: 0.6})
    %c1 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c1_self, %c1_mat1, %c1_mat2), kwargs = {})
    %c2 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c2_self, %c2_mat1, %c2_mat2), kwargs = {beta: 0.2, alpha: 0.6})
    %c3 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c3_self, %c3_mat1, %c3_mat2), kwargs = {})
    %c4 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c4_self, %c4_mat1, %c4_mat2), kwargs = {beta: 0.2, alpha: 0.6})
    %c5 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c5_self, %c5_mat1, %c5_mat2), kwargs = {})
    %c6 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c6_self, %c6_mat1, %c6_mat2), kwargs = {beta: 3, alpha: 2})
    %c7 : [num_users=1] = call_function[target=torch.ops.aten.addmm.default](args = (%c7_self, %c7_mat1, %c7_mat2), kwargs = {})
    return (c0, c1, c2, c3, c4, c5, c6, c7)
